import { useQuery } from "@tanstack/react-query";
import { type SubjectId, subjectInSentence, subjectPath } from "#domain/site/subjects/subjects.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { TextSkeleton } from "#src/ui/states.tsx";
import { subjectMessages } from "./messages.ts";
import { PassageItem } from "./passage-item.tsx";
import { subjectQuery } from "./subject-page.tsx";

const mostShown = 4;

/** The first passages of a subject and the way to the others. Nothing where they cannot be loaded. */
export const FirstPassages = ({ id }: { id: SubjectId }) => {
  const { data: passages, isError } = useQuery(subjectQuery(id));
  if (isError) return null;
  // As high as a screen: what follows is not seen to move.
  if (!passages) return <TextSkeleton lines={30} />;
  return (
    <>
      <ol className="passages">
        {passages.slice(0, mostShown).map((passage) => (
          <PassageItem key={passage.reference} passage={passage} />
        ))}
      </ol>
      <p className="row">
        <ButtonLink to={subjectPath(id)}>{subjectMessages.allPassagesOn(subjectInSentence(id))}</ButtonLink>
      </p>
    </>
  );
};
