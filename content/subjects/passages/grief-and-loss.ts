import type { SubjectPassage } from "../../schema/subjects.ts";

export const passages = {
  grief: [
    {
      reference: "John 11:33-36",
      why: "Jesus knew what he was about to do for Lazarus, and still he stood at the grave and wept.",
    },
    {
      reference: "Psalm 34:18",
      why: "It does not say that the broken heart mends quickly, only who is standing near.",
    },
    {
      reference: "Genesis 23:1-2",
      why: "After a whole life together Abraham comes in and weeps for Sarah; the story stops to let him.",
    },
    {
      reference: "2 Samuel 1:25-26",
      why: "David’s song for his dead friend says out loud how much that love had meant.",
    },
    {
      reference: "Matthew 5:4",
      why: "Among the people Jesus calls blessed are those who mourn, before anything has been put right.",
    },
    {
      reference: "Psalm 56:8",
      why: "A man on the run asks God to keep his tears, and believes they are written down.",
    },
    {
      reference: "Ruth 1:20-21",
      why: "Naomi has buried a husband and two sons; her bitter words stand in the Bible uncorrected.",
    },
    {
      reference: "1 Thessalonians 4:13-14",
      why: "Christians in Thessalonica had lost friends; Paul does not forbid them grief, only grief without hope.",
    },
    {
      reference: "John 20:11-16",
      why: "Mary stays at the tomb in tears, and the first thing she recognises is her own name.",
    },
    {
      reference: "Lamentations 3:31-33",
      why: "In the middle of five laments somebody says that God takes no pleasure in our grief.",
    },
    {
      reference: "Revelation 21:3-4",
      why: "Near its end the Bible pictures God among his people, wiping tears from their eyes.",
    },
  ],
  "the-loss-of-a-child": [
    {
      reference: "Jeremiah 31:15",
      why: "Of a mother who “refused to be comforted” God himself speaks, and lets her crying be heard.",
    },
    {
      reference: "2 Samuel 18:33",
      why: "A king climbs the stairs weeping and says “my son” five times, since nothing else can be said.",
    },
    {
      reference: "Genesis 37:34-35",
      why: "All his family tried to comfort Jacob and he could not be comforted; the story does not hurry him.",
    },
    {
      reference: "Job 2:11-13",
      why: "Job had lost ten children, and the best thing his friends ever did was sit there and say nothing.",
    },
    {
      reference: "2 Kings 4:26-28",
      why: "She says “It is well” to the servant, and keeps the truth for one she could hold on to.",
    },
    {
      reference: "John 19:25-27",
      why: "Mary watched her son die, and from the cross he made sure that she had a home.",
    },
    {
      reference: "Luke 7:12-15",
      why: "At Nain one young man was given back; for every other mother it shows what Jesus feels at such a funeral.",
    },
    { reference: "Mark 10:13-16", why: "Others thought that children could wait, but Jesus took them up in his arms." },
    { reference: "Isaiah 40:11", why: "Of the shepherd it is said that he carries the smallest against his chest." },
    {
      reference: "Psalm 139:13-16",
      why: "A child hidden from all other eyes was seen: the psalm says so of the months before birth.",
    },
    {
      reference: "Romans 8:26",
      why: "Where there are no words for a prayer, God’s Spirit groans with you and is understood.",
    },
  ],
  "facing-death": [
    {
      reference: "Psalm 23:4",
      why: "In the dark valley the psalm stops speaking about God and begins to speak to him: “thou art with me”.",
    },
    {
      reference: "John 14:1-3",
      why: "With his own death hours away, Jesus talks to frightened friends about a house and a place made ready.",
    },
    {
      reference: "Luke 23:42-43",
      why: "A dying man with nothing to offer asks to be remembered, and is promised company that same day.",
    },
    {
      reference: "Luke 2:29-32",
      why: "Simeon has held in his arms what he was waiting for, and asks leave to go in peace.",
    },
    {
      reference: "2 Corinthians 5:1-5",
      why: "Paul, a maker of tents, calls the body a tent, and speaks of the house that follows.",
    },
    {
      reference: "John 11:25-26",
      why: "Spoken to a sister in her first days of mourning, these words end with a question and wait for her.",
    },
    {
      reference: "Hebrews 2:14-15",
      why: "Jesus shared our flesh and our death, so that the fear of it need not own us.",
    },
    {
      reference: "Romans 14:7-9",
      why: "Living or dying, says Paul to a divided church, we do not stop belonging to the Lord.",
    },
    {
      reference: "1 Corinthians 15:54-57",
      why: "Paul talks to death as to a beaten opponent, and thanks God for it rather than himself.",
    },
    {
      reference: "Psalm 73:23-26",
      why: "Body and courage fail, says this honest singer, and he is still held by the hand.",
    },
    {
      reference: "Hebrews 11:13-16",
      why: "Of people who died before they saw what they hoped for, it says God is glad to be their God.",
    },
  ],
  loneliness: [
    { reference: "Psalm 25:16-18", why: "A plain request from somebody alone: turn, look, have mercy." },
    {
      reference: "Genesis 28:15-16",
      why: "Jacob sleeps outdoors with a stone for a pillow, far from home, and finds that he is not alone.",
    },
    {
      reference: "1 Kings 19:14-18",
      why: "Elijah says that he is the only one left, and hears of seven thousand others and a companion.",
    },
    {
      reference: "Psalm 142:3-5",
      why: "He looked to the right, where a helper would stand, and the place was empty.",
    },
    { reference: "John 16:32", why: "Jesus knew that his friends would scatter that night, and who would stay." },
    {
      reference: "2 Timothy 4:16-17",
      why: "At Paul’s first hearing in court no friend came, and he tells Timothy who did.",
    },
    { reference: "Psalm 68:5-6", why: "God is praised as the one who gives solitary people a household." },
    {
      reference: "Psalm 102:6-7",
      why: "An owl in the desert, one sparrow on a roof: loneliness has seldom been drawn so well.",
    },
    {
      reference: "Ecclesiastes 4:9-12",
      why: "The Preacher counts what company is worth, which is a good reason to go and see somebody.",
    },
    {
      reference: "Matthew 28:18-20",
      why: "The last sentence of Matthew’s gospel is a promise, made to a handful of people sent far away.",
    },
  ],
  "a-broken-heart": [
    { reference: "Psalm 147:2-4", why: "The one who knows each star by name is bandaging wounds in the same breath." },
    { reference: "Psalm 34:18", why: "David had been driven from his home and his wife when he found God this near." },
    {
      reference: "1 Samuel 1:15-18",
      why: "Hannah’s grief was mistaken for drink; she explained, was heard, and could eat again.",
    },
    {
      reference: "Genesis 29:31-35",
      why: "Leah was not the one her husband loved, and the story says that God saw it.",
    },
    {
      reference: "Psalm 62:5-8",
      why: "Pour it all out, says the psalm, as you would empty a jar, before one who can hear it.",
    },
    {
      reference: "Proverbs 14:10",
      why: "How this tastes is known to one heart only, and the proverb respects that.",
    },
    {
      reference: "Proverbs 13:12",
      why: "Hoping and hoping can make a person ill; it helps a little that the Bible says so.",
    },
    { reference: "Isaiah 42:3", why: "A reed already bent is safe in these hands, and so is a lamp almost out." },
    {
      reference: "2 Corinthians 7:5-6",
      why: "God comforted Paul, who was downcast, by the arrival of a friend, Titus.",
    },
    {
      reference: "Psalm 30:4-5",
      why: "Weeping is a guest for the night here, and the psalm has seen the morning after.",
    },
  ],
  divorce: [
    {
      reference: "Malachi 2:13-14",
      why: "To men who had betrayed their wives the prophet says that God stands as a witness for the woman.",
    },
    {
      reference: "Isaiah 54:4-6",
      why: "Jerusalem is addressed as a rejected wife, and told that shame will not be the end of her story.",
    },
    {
      reference: "John 4:25-29",
      why: "A woman with five marriages behind her is the first in John’s gospel whom Jesus tells plainly who he is.",
    },
    {
      reference: "Genesis 21:16-19",
      why: "Hagar was sent away with her child and a little water; God asks what troubles her, and shows a well.",
    },
    {
      reference: "1 Corinthians 7:15",
      why: "Of a believer left by an unbelieving partner, Paul writes that he or she is not bound, and that God’s call is to peace.",
    },
    { reference: "Psalm 27:10", why: "Even where the closest family lets go, David expects to be picked up." },
    {
      reference: "Hosea 2:14-15",
      why: "Out of a ruined marriage Hosea learned to say that a valley of trouble can become a door.",
    },
    {
      reference: "Lamentations 3:22-26",
      why: "After a city had been lost, somebody still found that mercy came fresh with each morning.",
    },
    {
      reference: "Psalm 143:7-8",
      why: "A prayer to say before getting up, when the spirit fails and the way is not clear.",
    },
    {
      reference: "Psalm 145:14-18",
      why: "Those who fall and those bent low are exactly the people whom this praise has in view.",
    },
  ],
  betrayal: [
    {
      reference: "Psalm 55:12-14",
      why: "From an enemy he could have borne it; this was the friend he used to walk to worship with.",
    },
    {
      reference: "Psalm 41:9-12",
      why: "The friend had eaten his bread, and Jesus took up this verse on the night of the supper.",
    },
    { reference: "Matthew 26:47-50", why: "The sign was a kiss, and Jesus answered it with the word friend." },
    {
      reference: "John 13:21-26",
      why: "Knowing who it was did not spare Jesus the pain: he was troubled, and passed him the bread.",
    },
    {
      reference: "2 Samuel 15:30-31",
      why: "His son has risen against him and his adviser has gone over; David weeps, walks, and prays one line.",
    },
    {
      reference: "Jeremiah 12:6",
      why: "The prophet is warned that his own brothers are against him, however kindly they speak.",
    },
    {
      reference: "Micah 7:5-8",
      why: "In a time when houses were divided against themselves, Micah says where he will look.",
    },
    {
      reference: "Genesis 50:19-21",
      why: "Joseph calls what his brothers did evil, leaves the judging to God, and feeds their children.",
    },
    {
      reference: "Luke 22:60-62",
      why: "For the one who did the betraying: Peter wept bitterly, and that look was not the last.",
    },
    { reference: "John 21:15-17", why: "Three denials are met by three questions after breakfast, and by work to do." },
  ],
} as const satisfies Readonly<Record<string, readonly SubjectPassage[]>>;
