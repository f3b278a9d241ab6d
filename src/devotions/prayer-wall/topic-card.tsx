import { Check, Mail, Share2 } from "lucide-react";
import type { PrayerTopic } from "#content/schema/devotions/prayer-topic.ts";
import { mailLink } from "#domain/site/share-links.ts";
import { site } from "#domain/site/site.ts";
import { shareCounted } from "#src/api/shares.ts";
import { recordUsage } from "#src/api/usage.ts";
import { asPlainText, PrayerText } from "#src/devotions/kit/prayer-text.tsx";
import { Quote } from "#src/devotions/kit/quote.tsx";
import { absoluteUrl } from "#src/platform/share.ts";
import { Button } from "#src/ui/button.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { PrayedByAll } from "./prayed-by-all.tsx";
import { requestSubject, requestTemplate } from "./messages.ts";
import { TopicIcon } from "./topic-icon.tsx";

interface TopicCardProps {
  topic: PrayerTopic;
  isPrayedToday: boolean;
  /** How often all visitors together have prayed it today; also 0 while unknown. */
  prayedByAll: number;
  onPray: (topic: PrayerTopic) => void;
}

const shareTopic = ({ title, prayer, scripture, reference, icon }: PrayerTopic): Promise<void> => {
  const text = `${icon} ${title}: ${asPlainText(prayer)} “${scripture}” (${reference}, KJV)`;
  return shareCounted({ title: `Prayer Wall: ${title}`, text, url: absoluteUrl("/prayer-diary"), description: title });
};

/** One subject of the wall: the prayer, its scripture and its actions. */
export const TopicCard = ({ topic, isPrayedToday, prayedByAll, onPray }: TopicCardProps) => {
  const { title, prayer, scripture, reference, color, drawing } = topic;
  return (
    <li className={`petition ${color}`}>
      <header>
        <h2>{title}</h2>
        <TopicIcon drawing={drawing} />
      </header>
      <PrayerText text={prayer} />
      <Quote text={scripture} reference={reference} />
      <div className="petition-acts">
        <PrayedByAll times={prayedByAll} />
        <Button isBlock variant={isPrayedToday ? "done" : "outline"} onClick={() => onPray(topic)} aria-label={`I Have Prayed for ${title}${isPrayedToday ? ", prayed today" : ""}`}>
          {isPrayedToday ? <Icon of={Check} small /> : null}
          I Have Prayed
        </Button>
        <div className="petition-more">
          <a
            className="btn btn-quiet"
            href={mailLink({ to: site.supportEmail, subject: requestSubject(title), body: requestTemplate(title) })}
            onClick={() => void recordUsage("prayer_requests")}
            aria-label={`Request Prayer: ${title}, opens your mail`}
          >
            <Icon of={Mail} small />
            Request Prayer
          </a>
          <IconButton label={`Share the prayer on ${title}`} onClick={() => void shareTopic(topic)}>
            <Icon of={Share2} small />
          </IconButton>
        </div>
      </div>
    </li>
  );
};
