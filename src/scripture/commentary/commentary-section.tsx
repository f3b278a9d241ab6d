import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { bookName, chapterCount } from "#domain/scripture/books/books.ts";
import {
  commentaries,
  commentaryById,
  defaultCommentaryId,
  type CommentaryId,
} from "#domain/scripture/commentary/commentaries.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import { isRemoteTranslation } from "#domain/scripture/translations/translations.ts";
import { HttpError } from "#src/platform/network/http.ts";
import { keepFocus } from "#src/platform/page/keep-focus.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import type { StudySectionProps } from "#src/scripture/study/sections.ts";
import { Button } from "#src/ui/button.tsx";
import { NewTabLink } from "#src/ui/new-tab-link.tsx";
import { Problem, TextSkeleton } from "#src/ui/states.tsx";
import { Comment } from "./comment.tsx";
import { commentaryMessages } from "./messages.ts";
import { downloadBook, countDownloaded, readCommentary, type CommentaryChapter } from "./read-commentary.ts";
import { commentaryEntry } from "./stored.ts";
import { studyMessages } from "#src/scripture/study/messages.ts";
import "./commentary.css";

/** What our API says of a 404: whether the commentary is gone, or has nothing on this chapter. */
const missingIn = (error: Error | null): string | undefined =>
  error instanceof HttpError && error.status === 404
    ? (error.body as { readonly message?: string } | undefined)?.message
    : undefined;

const isAbout = (first: number, last: number, verses: readonly number[]): boolean =>
  verses.length === 0 || verses.some((verse) => verse >= first && verse <= last);

interface CommentaryTextProps extends Pick<StudySectionProps, "translation" | "verses"> {
  chapter: CommentaryChapter;
}

/** The sections about the chosen verses, open; without any, all of the chapter, closed. */
const CommentaryText = ({ chapter, translation, verses }: CommentaryTextProps) => {
  const { book_introduction = [], introduction, sections } = chapter;
  const introductions = [
    { title: commentaryMessages.ofBook, paragraphs: book_introduction },
    { title: commentaryMessages.ofChapter, paragraphs: introduction },
  ].filter(({ paragraphs }) => paragraphs.length > 0);
  const about = sections.filter(({ verse, last_verse }) => isAbout(verse, last_verse, verses));
  const isWhole = verses.length === 0;
  if (sections.length === 0 && introductions.length === 0)
    return <p className="muted">{commentaryMessages.nothingOnChapter}</p>;
  return (
    <>
      {about.length === 0 && !isWhole ? <p className="muted">{commentaryMessages.nothingOnVerses}</p> : null}
      {isWhole
        ? introductions.map(({ title, paragraphs }) => (
            <details key={title}>
              <summary>{title}</summary>
              <Comment paragraphs={paragraphs} translation={translation} />
            </details>
          ))
        : null}
      {about.map(({ verse, last_verse, paragraphs, cut_off }) => (
        <details
          key={`${verse} ${verses.join()}`}
          open={!isWhole || (about.length === 1 && introductions.length === 0)}
        >
          <summary>
            {last_verse > verse ? commentaryMessages.verses(`${verse}–${last_verse}`) : studyMessages.verse(verse)}
          </summary>
          <Comment paragraphs={paragraphs} translation={translation} />
          {cut_off ? <p className="hint">{commentaryMessages.cutOff}</p> : null}
        </details>
      ))}
    </>
  );
};

interface DownloadBookProps {
  id: CommentaryId;
  book: ChapterId["book"];
}

type DownloadState = "idle" | "failed" | number;

/** Downloads the commentary on this book for reading offline. Chapters that were read are stored already. */
const DownloadBook = ({ id, book }: DownloadBookProps) => {
  const all = chapterCount(book);
  const [state, setState] = useState<DownloadState>("idle");
  const [stop, setStop] = useState<AbortController>();
  const { data: downloaded = 0, refetch } = useQuery({
    queryKey: ["downloaded commentary", id, book],
    queryFn: () => countDownloaded(id, book),
    staleTime: 5 * 60_000,
  });
  useEffect(() => () => stop?.abort(), [stop]);
  const start = async () => {
    const controller = new AbortController();
    setStop(controller);
    setState(0);
    const outcome = await downloadBook(id, book, setState, controller.signal).then(
      () => "idle" as const,
      () => "failed" as const,
    );
    if (controller.signal.aborted) return;
    setState(outcome);
    await refetch();
  };
  const name = bookName(book);
  if (downloaded >= all) return <p className="hint">{commentaryMessages.downloaded(name)}</p>;
  if (typeof state === "number")
    return (
      <p className="hint" role="status">
        {commentaryMessages.progress(state, all)}
      </p>
    );
  return (
    <>
      {state === "failed" ? <p className="hint">{commentaryMessages.notDownloaded}</p> : null}
      <Button onClick={() => void start()}>{commentaryMessages.download(name)}</Button>
    </>
  );
};

/** The study panel's commentary: one voice at a time, always with its authors and its year. */
export const CommentarySection = ({ translation, place, verses }: StudySectionProps) => {
  const field = useId();
  const [stored, update] = useStored(commentaryEntry);
  const { id, authors, year, licence, licenceUrl } =
    commentaries.find((one) => one.id === stored) ?? commentaryById(defaultCommentaryId);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["commentary", id, place.book, place.chapter],
    queryFn: ({ signal }) => readCommentary(id, place, signal),
  });
  const missing = missingIn(error);
  return (
    <section className="commentary" aria-label={commentaryMessages.choose}>
      <details className="study-choice">
        <summary className="hint">
          {[commentaryMessages.voice(authors, year), commentaryMessages.inEnglish].filter(Boolean).join(" ")}
          <span>{studyMessages.change}</span>
        </summary>
        <label className="sr" htmlFor={field}>
          {commentaryMessages.choose}
        </label>
        <select
          id={field}
          className="input input-select"
          value={id}
          onChange={({ currentTarget: { value } }) => void update(() => value)}
        >
          {commentaries.map((one) => (
            <option key={one.id} value={one.id}>{`${one.authors}, ${one.year}`}</option>
          ))}
        </select>
      </details>
      {isPending ? <TextSkeleton lines={6} /> : null}
      {missing === undefined && error ? (
        <Problem message={commentaryMessages.away} onRetry={() => void refetch()} />
      ) : null}
      {missing === undefined ? null : <p className="muted">{missing}</p>}
      {data === null ? <p className="muted">{commentaryMessages.nothingOnChapter}</p> : null}
      {data ? <CommentaryText chapter={data} translation={translation} verses={verses} /> : null}
      {data && isRemoteTranslation(translation) ? <p className="hint">{commentaryMessages.otherNumbers}</p> : null}
      {data ? (
        <footer>
          <div ref={keepFocus}>
            <DownloadBook key={`${id} ${place.book}`} id={id} book={place.book} />
          </div>
          <p className="hint">
            <NewTabLink href={licenceUrl} rel="license noreferrer">
              {commentaryMessages.licence(licence)}
            </NewTabLink>
          </p>
        </footer>
      ) : null}
    </section>
  );
};
