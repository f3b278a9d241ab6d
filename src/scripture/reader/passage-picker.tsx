import "#src/scripture/browser/browser.css";
import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { bookById, chapterCount, type BookId } from "#domain/scripture/books.ts";
import type { ChapterId } from "#domain/scripture/places.ts";
import { chapterPath } from "#domain/scripture/read-address.ts";
import { BookList } from "#src/scripture/browser/book-list.tsx";
import { ChapterGrid } from "#src/scripture/browser/chapter-grid.tsx";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Sheet } from "#src/ui/sheet.tsx";

interface PassagePickerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  place: ChapterId;
  translation: string;
}

/** Shows the chapters of the current book first, with all books one step back. Choosing a book of one chapter opens it at once. */
export const PassagePicker = ({ isOpen, onOpenChange, place, translation }: PassagePickerProps) => {
  const [book, setBook] = useState<BookId | undefined>(place.book);
  // Each time it opens, it starts at the book currently being read.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setBook(place.book);
  }
  const navigate = useNavigate();
  const open = (chapter: ChapterId) => {
    onOpenChange(false);
    void navigate(chapterPath(translation, chapter));
  };
  const chooseBook = (chosen: BookId) => {
    if (chapterCount(chosen) === 1) open({ book: chosen, chapter: 1 });
    else setBook(chosen);
  };
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={book ? bookById(book).name : "Books of the Bible"}
      placement="side"
    >
      {book ? (
        <>
          <Button variant="quiet" className="picker-back" onClick={() => setBook(undefined)}>
            <Icon of={ChevronLeft} small /> All books
          </Button>
          <ChapterGrid
            book={book}
            translation={translation}
            current={book === place.book ? place.chapter : undefined}
            onFollow={() => onOpenChange(false)}
          />
        </>
      ) : (
        <BookList onChoose={chooseBook} current={place.book} />
      )}
    </Sheet>
  );
};
