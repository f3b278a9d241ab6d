import {
  Anchor,
  Baby,
  Bird,
  BookOpen,
  Check,
  ChevronDown,
  Church,
  Coffee,
  Compass,
  Crown,
  DoorOpen,
  Droplet,
  Flame,
  Footprints,
  Gem,
  Globe,
  Hammer,
  Handshake,
  Heart,
  Hourglass,
  House,
  KeyRound,
  LifeBuoy,
  type IconNode,
  Mail,
  Mountain,
  Share2,
  Shield,
  Sprout,
  Star,
  Sunrise,
  Utensils,
  Wheat,
} from "lucide";
import { useId } from "react";
import { Link } from "#src/platform/page/router.tsx";
import type { PrayerTopic, TopicDrawing } from "#content/schema/devotions.ts";
import { subjectOfTopic } from "#content/subjects/links.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { pathIn } from "#domain/site/locales/locales.ts";
import { subjectInSentence, subjectPath } from "#domain/site/subjects/subjects.ts";
import { shareCounted } from "#src/usage/shares.ts";
import { recordUsage } from "#src/usage/usage.ts";
import { asPlainText, PrayerText } from "#src/devotions/kit/prayer-text.tsx";
import { lang } from "#content/devotions/prayer-topics.ts";
import { quotedSource } from "#src/devotions/kit/passage.ts";
import { Quote } from "#src/devotions/kit/quote.tsx";
import { absoluteUrl } from "#src/platform/page/share.ts";
import { useEntryState } from "#src/platform/page/use-entry-state.ts";
import { Button } from "#src/ui/button.tsx";
import { HelplinesLink } from "#src/ui/helplines-link.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { formatCount } from "#domain/api/stats.ts";
import { groupedDigits } from "#domain/text/counting.ts";
import { wallMessages } from "./messages.ts";
import { topicRequestLink } from "./request.ts";

const drawings: Readonly<Record<TopicDrawing, IconNode>> = {
  anchor: Anchor,
  baby: Baby,
  bird: Bird,
  book: BookOpen,
  church: Church,
  compass: Compass,
  crown: Crown,
  cup: Coffee,
  door: DoorOpen,
  droplet: Droplet,
  flame: Flame,
  footprints: Footprints,
  globe: Globe,
  hammer: Hammer,
  hands: Handshake,
  heart: Heart,
  hourglass: Hourglass,
  house: House,
  key: KeyRound,
  lifebuoy: LifeBuoy,
  mountain: Mountain,
  rings: Gem,
  shield: Shield,
  sprout: Sprout,
  star: Star,
  sunrise: Sunrise,
  utensils: Utensils,
  wheat: Wheat,
};

const [before, after] = wallMessages.prayedByAll;

/** How often a topic was prayed today on all devices together. The line keeps its space when it is empty. */
const PrayedByAll = ({ times }: { times: number }) => (
  <p className="prayed-by-all">
    {times > 0 ? (
      <>
        {before}
        <b title={groupedDigits(times)}>{wallMessages.times(times, formatCount(times))}</b>
        {after}
      </>
    ) : null}
  </p>
);

interface TopicCardProps {
  topic: PrayerTopic;
  isPrayedToday: boolean;
  /** How often all visitors together have prayed it today; also 0 while unknown. */
  prayedByAll: number;
  onPray: (topic: PrayerTopic) => void;
}

export const topicName = ({ id, title }: PrayerTopic): string => wallMessages.topics[id] ?? title;

const shareTopic = (topic: PrayerTopic): Promise<void> => {
  const { icon, prayer, scripture, reference } = topic;
  const name = topicName(topic);
  return shareCounted({
    title: wallMessages.shareTitle(name),
    text: wallMessages.shareText(icon, name, asPlainText(prayer), scripture, quotedSource(reference, lang)),
    url: absoluteUrl(pathIn(locale, "/prayer-diary")),
    description: name,
  });
};

const TopicVerses = ({ id }: { id: number }) => {
  const subject = subjectOfTopic[id];
  if (subject === undefined) return null;
  return (
    <p>
      <Link className="lone-link" to={subjectPath(subject)}>
        {wallMessages.versesOn(subjectInSentence(subject))}
      </Link>
    </p>
  );
};

/**
 * One subject of the wall: the prayer, its scripture and its actions. On a phone it is a row that opens; wider screens
 * show all of it (prayer-wall.css).
 */
export const TopicCard = ({ topic, isPrayedToday, prayedByAll, onPray }: TopicCardProps) => {
  const title = topicName(topic);
  const { prayer, scripture, reference, color, drawing, offersHelplines } = topic;
  const [isOpen, setIsOpen] = useEntryState(String(topic.id), false);
  const bodyId = useId();
  return (
    <li className={`petition ${color} ${isPrayedToday ? "is-prayed" : ""}`}>
      <header>
        <h2>{title}</h2>
        <Icon of={drawings[drawing]} />
        <button
          type="button"
          className="petition-toggle"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          aria-label={isPrayedToday ? wallMessages.prayedTopic(title) : title}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon of={ChevronDown} small />
        </button>
      </header>
      <div className={`petition-body ${isOpen ? "is-open" : ""}`} id={bodyId}>
        <PrayerText text={prayer} lang={lang} />
        <Quote text={scripture} reference={reference} lang={lang} />
        <TopicVerses id={topic.id} />
        {offersHelplines ? <HelplinesLink /> : null}
        <div className="petition-acts">
          <PrayedByAll times={prayedByAll} />
          <Button
            isBlock
            variant={isPrayedToday ? "done" : "outline"}
            onClick={() => onPray(topic)}
            aria-label={isPrayedToday ? wallMessages.prayedFor(title) : wallMessages.prayFor(title)}
          >
            {isPrayedToday ? <Icon of={Check} small /> : null}
            {wallMessages.pray}
          </Button>
          <div className="petition-more">
            <a
              className="btn btn-quiet"
              href={topicRequestLink(title)}
              onClick={() => void recordUsage("prayer_requests")}
              aria-label={wallMessages.requestFor(title)}
            >
              <Icon of={Mail} small />
              {wallMessages.request}
            </a>
            <IconButton label={wallMessages.share(title)} onClick={() => void shareTopic(topic)}>
              <Icon of={Share2} small />
            </IconButton>
          </div>
        </div>
      </div>
    </li>
  );
};
