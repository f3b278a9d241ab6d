import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { Link, useParams } from "#src/platform/page/router.tsx";
import type { Subject, SubjectPassage } from "#content/schema/subjects.ts";
import { groupOfSubject, subjects } from "#content/subjects/catalogue.ts";
import { lang } from "#content/subjects/intros.ts";
import { chapterTitle } from "#domain/scripture/books/books.ts";
import { chapterOrdinal } from "#domain/scripture/reference/places.ts";
import { chapterPath } from "#domain/scripture/reference/read-address.ts";
import { carriedTranslation } from "#domain/scripture/translations/quoted-translation.ts";
import {
  defaultTranslationId,
  isRemoteTranslation,
  type TranslationId,
} from "#domain/scripture/translations/translations.ts";
import { firstTranslation } from "#domain/site/locales/locale.ts";
import { subjectGroupNames } from "#domain/site/subjects/subject-names.ts";
import { type SubjectId, subjectInSentence, subjectName, subjectPath } from "#domain/site/subjects/subjects.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { HelplinesLink } from "#src/ui/helplines-link.tsx";
import { uiMessages } from "#src/ui/messages.ts";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { EmptyState, Problem, TextSkeleton } from "#src/ui/states.tsx";
import { subjectMessages } from "./messages.ts";
import { PassageItem } from "./passage-item.tsx";
import "./verses-for.css";
import { lazyCode, type LazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import { chapterQuery } from "#src/scripture/chapters.ts";
import { chaptersOf, quotedFrom, type QuotedPassage, versesOf } from "./quoted-passage.ts";
import { subjectKey } from "./subject-cache.ts";

type Passages = Readonly<Record<string, readonly SubjectPassage[]>>;

/** The passages of each group are in a file of its name; the build takes a translation in its place. */
const passagesOfGroup = import.meta.glob<Passages>(["../../../content/subjects/passages/*.ts", "!**/*.es.ts"], {
  import: "passages",
});

const passagesCode = (id: SubjectId): LazyCode<Passages> => {
  const file = `../../../content/subjects/passages/${groupOfSubject(id).id}.ts`;
  return lazyCode(file, passagesOfGroup[file]!);
};

const load = async (id: SubjectId, client: QueryClient): Promise<readonly QuotedPassage[]> => {
  const passages = (await loadCode(passagesCode(id)))[id] ?? [];
  const quotedIn = async (translation: TranslationId, passage: SubjectPassage) =>
    quotedFrom(passage, await client.fetchQuery(chapterQuery(translation, versesOf(passage))));
  return Promise.all(
    passages.map(
      async (passage) =>
        (await quotedIn(carriedTranslation, passage)) ?? (await quotedIn(defaultTranslationId, passage))!,
    ),
  );
};

export const subjectQuery = (id: SubjectId) =>
  queryOptions({
    queryKey: subjectKey(id),
    queryFn: ({ client }) => load(id, client),
  });

const Passages = ({ subject }: { subject: Subject }) => {
  const { data: passages, isError, refetch } = useQuery(subjectQuery(subject.id));
  if (isError) return <Problem message={subjectMessages.notLoaded} onRetry={() => void refetch()} />;
  if (!passages) return <TextSkeleton lines={10} />;
  return (
    <>
      <ol className="passages">
        {passages.map((passage) => (
          <PassageItem key={passage.reference} passage={passage} />
        ))}
      </ol>
      <nav className="subject-neighbours" aria-labelledby="subject-chapters">
        <h2 id="subject-chapters">{subjectMessages.chapters}</h2>
        <ul className="link-list">
          {chaptersOf(passages)
            .toSorted((a, b) => chapterOrdinal(a) - chapterOrdinal(b))
            .map((place) => (
              <li key={chapterOrdinal(place)}>
                <Link className="row-link" to={chapterPath(firstTranslation, place)}>
                  {chapterTitle(place)}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </>
  );
};

const Neighbours = ({ subject }: { subject: Subject }) => {
  const group = groupOfSubject(subject.id);
  return (
    <nav className="subject-neighbours" aria-labelledby="subject-neighbours">
      <h2 id="subject-neighbours">{subjectGroupNames?.[group.id] ?? group.name}</h2>
      <ul className="link-list">
        {group.subjects
          .filter(({ id }) => id !== subject.id)
          .map(({ id }) => (
            <li key={id}>
              <Link className="row-link" to={subjectPath(id)}>
                {subjectName(id)}
              </Link>
            </li>
          ))}
        <li>
          <Link className="row-link" to="/verses-for">
            {subjectMessages.all}
          </Link>
        </li>
      </ul>
    </nav>
  );
};

const NoSuchSubject = () => (
  <Wrap className="roomy">
    <PageHead title={uiMessages.notFound} isSlim />
    <EmptyState>{subjectMessages.noPage}</EmptyState>
    <p className="row">
      <ButtonLink to="/verses-for">{subjectMessages.all}</ButtonLink>
    </p>
  </Wrap>
);

/** `/verses-for/{subject}`: its passages with their words, each with a sentence on what it gives. */
export const Page = () => {
  const { subject: id } = useParams();
  const subject = subjects.find((one) => one.id === id);
  if (!subject) return <NoSuchSubject />;
  return (
    <Wrap className="roomy">
      <PageHead title={subjectMessages.versesOn(subjectInSentence(subject.id))} isSlim>
        <span lang={lang}>{subject.intro}</span> {isRemoteTranslation(firstTranslation) ? subjectMessages.note : null}
      </PageHead>
      <Passages key={subject.id} subject={subject} />
      {subject.care ? <HelplinesLink /> : null}
      <Neighbours subject={subject} />
    </Wrap>
  );
};
