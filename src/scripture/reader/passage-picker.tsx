import "#src/scripture/browser/browser.css";
import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { bookById, type BookId } from "#domain/scripture/books.ts";
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

/** First the chapters of this book, with all the books one step back. */
export const PassagePicker = ({ isOpen, onOpenChange, place, translation }: PassagePickerProps) => {
  const [book, setBook] = useState<BookId | undefined>(place.book);
  const navigate = useNavigate();
  const open = (chapter: number) => {
    if (!book) return;
    onOpenChange(false);
    void navigate(chapterPath(translation, { book, chapter }));
  };
  const onChange = (next: boolean) => {
    if (next) setBook(place.book);
    onOpenChange(next);
  };
  return (
    <Sheet isOpen={isOpen} onOpenChange={onChange} title={book ? bookById(book).name : "Books of the Bible"} placement="side">
      {book ? (
        <>
          <Button variant="quiet" className="picker-back" onClick={() => setBook(undefined)}>
            <Icon of={ChevronLeft} small /> All books
          </Button>
          <ChapterGrid book={book} current={book === place.book ? place.chapter : undefined} onChoose={open} />
        </>
      ) : (
        <BookList onChoose={setBook} current={place.book} />
      )}
    </Sheet>
  );
};
