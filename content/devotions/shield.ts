import { quotedIn } from "#domain/site/locales/locale.ts";
import type { Declaration, Quotation } from "#content/schema/devotions.ts";

/** The `lang` of these texts on a page of another language. */
export const lang: string | undefined = quotedIn;

/** To say aloud, one a day, in rotation by day of the year (docs/product/devotions.md, "Shield"). */
export const declarations: readonly Declaration[] = [
  {
    text: "I will go out and come in today under eyes that do not sleep. The LORD is my keeper.",
    reference: "Psalm 121:4-5",
  },
  {
    text: "I belong to God before I am useful to anyone. Nothing I finish or fail to finish today will change whose I am.",
    reference: "Isaiah 43:1",
  },
  {
    text: "I put on the armour of light. I will say what is true, keep what I have promised, and do nothing that needs the dark.",
    reference: "Romans 13:12",
  },
  {
    text: "I have not been given a spirit of fear. I have power for the next hour, love for the next person, and a sound mind for the next decision.",
    reference: "2 Timothy 1:7",
  },
  {
    text: "I take up the shield of faith. The hard word that is thrown at me may land there, and go out.",
    reference: "Ephesians 6:16",
  },
  {
    text: "I am forgiven. I will not spend this day paying a debt that Christ has paid, and I will not send anyone else the bill.",
    reference: "Colossians 2:13-14",
  },
  {
    text: "My help comes from the maker of heaven and earth. I may ask for it by name, and I may ask for it more than once.",
    reference: "Psalm 121:2",
  },
  {
    text: "I will not be overcome by evil. I will answer it with one good thing before the day is over.",
    reference: "Romans 12:21",
  },
  {
    text: "The mercies of God are new this morning. Yesterday’s failure does not get to speak first.",
    reference: "Lamentations 3:22-23",
  },
  {
    text: "Nothing in this day can part me from the love of God: no bad news, no long silence, no foolishness of my own.",
    reference: "Romans 8:38-39",
  },
  {
    text: "I set a watch before my mouth. Let the door of my lips open for kindness and stay shut for gossip.",
    reference: "Psalm 141:3",
  },
  {
    text: "The battle is the Lord’s. I will do my own small part of it, and leave him the part that was never mine.",
    reference: "2 Chronicles 20:15",
  },
  {
    text: "When I am weak, his grace is enough for me. I do not have to look strong in order to be held.",
    reference: "2 Corinthians 12:9",
  },
  {
    text: "I am fearfully and wonderfully made. I will not insult the work of God, in the mirror or in anyone I meet.",
    reference: "Psalm 139:14",
  },
  {
    text: "I cast my cares on him, one at a time and by name, because he cares for me. I will not go back for them at midnight.",
    reference: "1 Peter 5:7",
  },
  {
    text: "I walk by faith and not by sight. One step is lit, and one step is what I will take.",
    reference: "2 Corinthians 5:7",
  },
  {
    text: "The peace of God stands guard over my heart and mind. Worry may knock, but it has not been given the key.",
    reference: "Philippians 4:7",
  },
  {
    text: "The LORD goes before me. There is no room I shall enter today in which he is not waiting.",
    reference: "Deuteronomy 31:8",
  },
  {
    text: "I hold fast to what I have believed, for he who promised is faithful. My grip may slip; his does not.",
    reference: "Hebrews 10:23",
  },
  {
    text: "Tonight I will lie down in peace and sleep. The day will be as finished as it is going to be, and God will stay awake.",
    reference: "Psalm 4:8",
  },
];

/** A short word for each day. The list is long enough for a month without repetition. KJV. */
export const dailyWords: readonly Quotation[] = [
  { text: "This is the day which the LORD hath made; we will rejoice and be glad in it.", reference: "Psalm 118:24" },
  {
    text: "Fear not: for I have redeemed thee, I have called thee by thy name; thou art mine.",
    reference: "Isaiah 43:1",
  },
  { text: "Commit thy way unto the LORD; trust also in him; and he shall bring it to pass.", reference: "Psalm 37:5" },
  { text: "I can do all things through Christ which strengtheneth me.", reference: "Philippians 4:13" },
  { text: "Cast thy burden upon the LORD, and he shall sustain thee", reference: "Psalm 55:22" },
  {
    text: "And let us not be weary in well doing: for in due season we shall reap, if we faint not.",
    reference: "Galatians 6:9",
  },
  { text: "A soft answer turneth away wrath: but grievous words stir up anger.", reference: "Proverbs 15:1" },
  { text: "In the multitude of my thoughts within me thy comforts delight my soul.", reference: "Psalm 94:19" },
  {
    text: "My little children, let us not love in word, neither in tongue; but in deed and in truth.",
    reference: "1 John 3:18",
  },
  { text: "My presence shall go with thee, and I will give thee rest.", reference: "Exodus 33:14" },
  { text: "O taste and see that the LORD is good: blessed is the man that trusteth in him.", reference: "Psalm 34:8" },
  { text: "Rejoicing in hope; patient in tribulation; continuing instant in prayer", reference: "Romans 12:12" },
  { text: "Behold, I have graven thee upon the palms of my hands", reference: "Isaiah 49:16" },
  { text: "Be ye therefore merciful, as your Father also is merciful.", reference: "Luke 6:36" },
  {
    text: "But he knoweth the way that I take: when he hath tried me, I shall come forth as gold.",
    reference: "Job 23:10",
  },
  { text: "let every man be swift to hear, slow to speak, slow to wrath", reference: "James 1:19" },
  {
    text: "My flesh and my heart faileth: but God is the strength of my heart, and my portion for ever.",
    reference: "Psalm 73:26",
  },
  { text: "Jesus Christ the same yesterday, and to day, and for ever.", reference: "Hebrews 13:8" },
  {
    text: "Heaviness in the heart of man maketh it stoop: but a good word maketh it glad.",
    reference: "Proverbs 12:25",
  },
  { text: "As the Father hath loved me, so have I loved you: continue ye in my love.", reference: "John 15:9" },
  {
    text: "He hath shewed thee, O man, what is good; and what doth the LORD require of thee, but to do justly, and to love mercy, and to walk humbly with thy God?",
    reference: "Micah 6:8",
  },
  { text: "we walk by faith, not by sight", reference: "2 Corinthians 5:7" },
  { text: "I will praise thee; for I am fearfully and wonderfully made", reference: "Psalm 139:14" },
  {
    text: "above all things have fervent charity among yourselves: for charity shall cover the multitude of sins.",
    reference: "1 Peter 4:8",
  },
  { text: "Not by might, nor by power, but by my spirit, saith the LORD of hosts.", reference: "Zechariah 4:6" },
  { text: "The things which are impossible with men are possible with God.", reference: "Luke 18:27" },
  {
    text: "My voice shalt thou hear in the morning, O LORD; in the morning will I direct my prayer unto thee, and will look up.",
    reference: "Psalm 5:3",
  },
  { text: "Bear ye one another's burdens, and so fulfil the law of Christ.", reference: "Galatians 6:2" },
  { text: "he shall come unto us as the rain, as the latter and former rain unto the earth.", reference: "Hosea 6:3" },
  { text: "Be not afraid, only believe.", reference: "Mark 5:36" },
  { text: "He healeth the broken in heart, and bindeth up their wounds.", reference: "Psalm 147:3" },
];

/** Readings for odd days of the year. KJV. */
export const oldTestamentReadings: readonly Quotation[] = [
  {
    text: "He that dwelleth in the secret place of the most High shall abide under the shadow of the Almighty. I will say of the LORD, He is my refuge and my fortress: my God; in him will I trust.",
    reference: "Psalm 91:1-2",
  },
  {
    text: "Fear ye not, stand still, and see the salvation of the LORD, which he will shew to you to day: for the Egyptians whom ye have seen to day, ye shall see them again no more for ever. The LORD shall fight for you, and ye shall hold your peace.",
    reference: "Exodus 14:13-14",
  },
  {
    text: "And the LORD, he it is that doth go before thee; he will be with thee, he will not fail thee, neither forsake thee: fear not, neither be dismayed.",
    reference: "Deuteronomy 31:8",
  },
  {
    text: "But thou, O LORD, art a shield for me; my glory, and the lifter up of mine head. I cried unto the LORD with my voice, and he heard me out of his holy hill. Selah. I laid me down and slept; I awaked; for the LORD sustained me.",
    reference: "Psalm 3:3-5",
  },
  {
    text: "Fear thou not; for I am with thee: be not dismayed; for I am thy God: I will strengthen thee; yea, I will help thee; yea, I will uphold thee with the right hand of my righteousness.",
    reference: "Isaiah 41:10",
  },
  {
    text: "Have not I commanded thee? Be strong and of a good courage; be not afraid, neither be thou dismayed: for the LORD thy God is with thee whithersoever thou goest.",
    reference: "Joshua 1:9",
  },
  {
    text: "I will lift up mine eyes unto the hills, from whence cometh my help. My help cometh from the LORD, which made heaven and earth. He will not suffer thy foot to be moved: he that keepeth thee will not slumber.",
    reference: "Psalm 121:1-3",
  },
  {
    text: "Be not afraid nor dismayed by reason of this great multitude; for the battle is not your's, but God's.",
    reference: "2 Chronicles 20:15",
  },
  {
    text: "God is our refuge and strength, a very present help in trouble. Therefore will not we fear, though the earth be removed, and though the mountains be carried into the midst of the sea",
    reference: "Psalm 46:1-2",
  },
  {
    text: "our God whom we serve is able to deliver us from the burning fiery furnace, and he will deliver us out of thine hand, O king. But if not, be it known unto thee, O king, that we will not serve thy gods, nor worship the golden image which thou hast set up.",
    reference: "Daniel 3:17-18",
  },
  {
    text: "The LORD is my rock, and my fortress, and my deliverer; my God, my strength, in whom I will trust; my buckler, and the horn of my salvation, and my high tower.",
    reference: "Psalm 18:2",
  },
  {
    text: "When thou passest through the waters, I will be with thee; and through the rivers, they shall not overflow thee: when thou walkest through the fire, thou shalt not be burned; neither shall the flame kindle upon thee.",
    reference: "Isaiah 43:2",
  },
  {
    text: "The name of the LORD is a strong tower: the righteous runneth into it, and is safe.",
    reference: "Proverbs 18:10",
  },
  {
    text: "Thou comest to me with a sword, and with a spear, and with a shield: but I come to thee in the name of the LORD of hosts, the God of the armies of Israel, whom thou hast defied.",
    reference: "1 Samuel 17:45",
  },
  {
    text: "The LORD is my light and my salvation; whom shall I fear? the LORD is the strength of my life; of whom shall I be afraid?",
    reference: "Psalm 27:1",
  },
  {
    text: "The LORD is good, a strong hold in the day of trouble; and he knoweth them that trust in him.",
    reference: "Nahum 1:7",
  },
  {
    text: "The LORD is my portion, saith my soul; therefore will I hope in him. The LORD is good unto them that wait for him, to the soul that seeketh him.",
    reference: "Lamentations 3:24-25",
  },
  {
    text: "He giveth power to the faint; and to them that have no might he increaseth strength. Even the youths shall faint and be weary, and the young men shall utterly fall: But they that wait upon the LORD shall renew their strength; they shall mount up with wings as eagles; they shall run, and not be weary; and they shall walk, and not faint.",
    reference: "Isaiah 40:29-31",
  },
  {
    text: "Yet I will rejoice in the LORD, I will joy in the God of my salvation. The LORD God is my strength, and he will make my feet like hinds' feet, and he will make me to walk upon mine high places.",
    reference: "Habakkuk 3:18-19",
  },
  {
    text: "From the end of the earth will I cry unto thee, when my heart is overwhelmed: lead me to the rock that is higher than I. For thou hast been a shelter for me, and a strong tower from the enemy.",
    reference: "Psalm 61:2-3",
  },
];

/** Readings for even days of the year. KJV. */
export const newTestamentReadings: readonly Quotation[] = [
  {
    text: "Finally, my brethren, be strong in the Lord, and in the power of his might. Put on the whole armour of God, that ye may be able to stand against the wiles of the devil.",
    reference: "Ephesians 6:10-11",
  },
  {
    text: "For I am persuaded, that neither death, nor life, nor angels, nor principalities, nor powers, nor things present, nor things to come, Nor height, nor depth, nor any other creature, shall be able to separate us from the love of God, which is in Christ Jesus our Lord.",
    reference: "Romans 8:38-39",
  },
  {
    text: "My sheep hear my voice, and I know them, and they follow me: And I give unto them eternal life; and they shall never perish, neither shall any man pluck them out of my hand.",
    reference: "John 10:27-28",
  },
  {
    text: "For God hath not given us the spirit of fear; but of power, and of love, and of a sound mind.",
    reference: "2 Timothy 1:7",
  },
  {
    text: "Be careful for nothing; but in every thing by prayer and supplication with thanksgiving let your requests be made known unto God. And the peace of God, which passeth all understanding, shall keep your hearts and minds through Christ Jesus.",
    reference: "Philippians 4:6-7",
  },
  {
    text: "Come unto me, all ye that labour and are heavy laden, and I will give you rest. Take my yoke upon you, and learn of me; for I am meek and lowly in heart: and ye shall find rest unto your souls.",
    reference: "Matthew 11:28-29",
  },
  {
    text: "We are troubled on every side, yet not distressed; we are perplexed, but not in despair; Persecuted, but not forsaken; cast down, but not destroyed",
    reference: "2 Corinthians 4:8-9",
  },
  {
    text: "Casting all your care upon him; for he careth for you. Be sober, be vigilant; because your adversary the devil, as a roaring lion, walketh about, seeking whom he may devour",
    reference: "1 Peter 5:7-8",
  },
  {
    text: "Let us therefore come boldly unto the throne of grace, that we may obtain mercy, and find grace to help in time of need.",
    reference: "Hebrews 4:16",
  },
  {
    text: "Are not five sparrows sold for two farthings, and not one of them is forgotten before God? But even the very hairs of your head are all numbered. Fear not therefore: ye are of more value than many sparrows.",
    reference: "Luke 12:6-7",
  },
  {
    text: "These things I have spoken unto you, that in me ye might have peace. In the world ye shall have tribulation: but be of good cheer; I have overcome the world.",
    reference: "John 16:33",
  },
  {
    text: "Above all, taking the shield of faith, wherewith ye shall be able to quench all the fiery darts of the wicked. And take the helmet of salvation, and the sword of the Spirit, which is the word of God",
    reference: "Ephesians 6:16-17",
  },
  {
    text: "My grace is sufficient for thee: for my strength is made perfect in weakness.",
    reference: "2 Corinthians 12:9",
  },
  {
    text: "But seek ye first the kingdom of God, and his righteousness; and all these things shall be added unto you. Take therefore no thought for the morrow: for the morrow shall take thought for the things of itself. Sufficient unto the day is the evil thereof.",
    reference: "Matthew 6:33-34",
  },
  {
    text: "Watch ye, stand fast in the faith, quit you like men, be strong. Let all your things be done with charity.",
    reference: "1 Corinthians 16:13-14",
  },
  {
    text: "But the Lord is faithful, who shall stablish you, and keep you from evil.",
    reference: "2 Thessalonians 3:3",
  },
  {
    text: "And he arose, and rebuked the wind, and said unto the sea, Peace, be still. And the wind ceased, and there was a great calm. And he said unto them, Why are ye so fearful? how is it that ye have no faith?",
    reference: "Mark 4:39-40",
  },
  {
    text: "What shall we then say to these things? If God be for us, who can be against us? He that spared not his own Son, but delivered him up for us all, how shall he not with him also freely give us all things?",
    reference: "Romans 8:31-32",
  },
  {
    text: "Which hope we have as an anchor of the soul, both sure and stedfast, and which entereth into that within the veil",
    reference: "Hebrews 6:19",
  },
  {
    text: "Now unto him that is able to keep you from falling, and to present you faultless before the presence of his glory with exceeding joy, To the only wise God our Saviour, be glory and majesty, dominion and power, both now and ever. Amen.",
    reference: "Jude 1:24-25",
  },
];
