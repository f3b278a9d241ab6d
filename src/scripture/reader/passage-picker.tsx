import { ChevronLeft } from "lucide";
import { useState } from "react";
import { useNavigate } from "#src/platform/page/router.tsx";
import { bookName, chapterCount, type BookId } from "#domain/scripture/books/books.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import { chapterPath } from "#domain/scripture/reference/read-address.ts";
import { useRemoteBooks } from "#src/scripture/text/remote-translation-books.ts";
import { BookList, ChapterGrid } from "#src/scripture/browser/book-list.tsx";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { readerMessages } from "./messages.ts";
import "#src/scripture/browser/browser.css";

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
  // Until its books have loaded, ours are shown.
  const { data: local } = useRemoteBooks(translation, isOpen);
  const localBook = book && local?.books.get(book);
  const navigate = useNavigate();
  const open = (chapter: ChapterId) => {
    onOpenChange(false);
    void navigate(chapterPath(translation, chapter));
  };
  const chooseBook = (chosen: BookId) => {
    if ((local?.books.get(chosen)?.chapters ?? chapterCount(chosen)) === 1) open({ book: chosen, chapter: 1 });
    else setBook(chosen);
  };
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={book ? (localBook?.name ?? bookName(book)) : readerMessages.booksOfTheBible}
      placement="side"
    >
      {book ? (
        <>
          <Button variant="quiet" className="picker-back" onClick={() => setBook(undefined)}>
            <Icon of={ChevronLeft} small /> {readerMessages.allBooks}
          </Button>
          <ChapterGrid
            book={book}
            translation={translation}
            current={book === place.book ? place.chapter : undefined}
            local={localBook}
            onFollow={() => onOpenChange(false)}
          />
        </>
      ) : (
        <BookList onChoose={chooseBook} current={place.book} local={local} />
      )}
    </Sheet>
  );
};
