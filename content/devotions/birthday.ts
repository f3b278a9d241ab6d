import { quotedIn } from "#domain/site/locales/locale.ts";
import type { BirthdaySticker, NamePlace } from "#content/schema/devotions.ts";

/** The `lang` of these texts on a page of another language. */
export const lang: string | undefined = quotedIn;

export const namePlace: NamePlace = "instead-of-you";

/** The twelve stickers of the birthday wall, January to December. */
export const birthdayStickers: readonly BirthdaySticker[] = [
  {
    id: 1,
    month: "January",
    prayers: [
      "May this birthday open like a door on a clean morning. Whatever closed behind you last year, God has not lost the key, and he has not finished. May he go in first and put a light on. May your hands find good work, and company at the end of it; and may any fear that is waiting inside find the room already full of him. Amen.",
      "Lord of new things, bless the one whose day this is. Make a way through whatever looks like desert from here: the long illness, the old quarrel, the letter not yet answered. Put water beside the road. Let the year ahead bring you a friend who stays, a task worth getting up for, and one surprise that makes your whole street smile. Amen.",
      "Here is a prayer for the first step, which is the stiff one. May God steady your feet, and may someone kind be walking the same way. If old habits call from behind, may grace call louder from in front. And when the year has grown ordinary again, around the second week, may you still find him there, at the kitchen sink and on the way to work. Amen.",
    ],
    scripture: "Behold, I will do a new thing; now it shall spring forth; shall ye not know it?",
    reference: "Isaiah 43:19",
    color: "sticker-gold",
    sticker: "🚪",
    motif: "door",
  },
  {
    id: 2,
    month: "February",
    prayers: [
      "A lamp lights the next few steps and no more, and that is usually enough. May God give you light for today’s stairs. May his word lie near your bed, and be opened for love and not for duty. When others lose their way in the dark, may they see a window shining and know whose it is. A blessed birthday, and oil enough to last. Amen.",
      "God lit a lamp on your first day, and he has kept a hand round it ever since, through every wind. May this birthday find it burning clear. May worry be trimmed away like a smoking wick. And may someone who cannot see the road just now borrow a little of your light, and get home by it. Amen.",
      "There is a kind of cheer that hurts tired eyes, and this is not a wish for that. May God bring you the gentle sort of light: a kitchen at six in the evening, a face you hoped for, a page that says the thing exactly. May he show your feet the step that comes next, and keep the rest until it is wanted. Amen.",
    ],
    scripture: "Thy word is a lamp unto my feet, and a light unto my path.",
    reference: "Psalm 119:105",
    color: "sticker-sand",
    sticker: "🪔",
    motif: "lamp",
  },
  {
    id: 3,
    month: "March",
    prayers: [
      "A seed spends a long time in the dark, looking as if nothing were happening. If any part of your life has felt like that, may this be the year it shows green. May God send rain in the right amount. May the seed be left in peace long enough. And may he give you patience with the slow parts, since he has made so many of them. Amen.",
      "God has a gardener’s patience and a gardener’s knees. May he kneel beside you this birthday and be glad of what he sees: the kindness that took years, the courage that came up through stone. May he clear away what chokes. May every good thing planted in your childhood, even by clumsy hands, come at last to leaf. Amen.",
      "Bless the hands that held this child first, Lord, and the ones that held on. Bless every teacher, neighbour and aunt who watered. Now let your growing be a joy: new roots, room to stretch, a branch or two for others to sit under. May you wake each day of this year a little taller in grace, and never notice, being busy with love. Amen.",
    ],
    scripture: "the seed should spring and grow up, he knoweth not how.",
    reference: "Mark 4:27",
    color: "sticker-sage",
    sticker: "🌱",
    motif: "seedling",
  },
  {
    id: 4,
    month: "April",
    prayers: [
      "Solomon wore gold thread and had to be helped into it. The lilies simply opened. May God free you this year from the work of seeming more than is needed. May he clothe your ordinary days in something better than success: honesty, good sleep, a temper that mends quickly. And may somebody stop on the path, as people stop for flowers, and be glad. Amen.",
      "Look at the field, Jesus said, when his friends were worried about coats. May he turn your head the same way today. May there be food in the house and the bills paid. But first may there be an hour with nothing to prove, and a patch of grass, and the plain news that God takes pleasure in what he has made, and has made you. Amen.",
      "On the first day of the week, while it was still dark, a woman stood weeping in a garden, and then she heard her own name. May the risen Lord speak your name in the same voice this year: at the sink, on the stairs, in the middle of tears if there must be tears. May death frighten you less and life delight you more. Amen.",
    ],
    scripture:
      "Consider the lilies how they grow: they toil not, they spin not; and yet I say unto you, that Solomon in all his glory was not arrayed like one of these.",
    reference: "Luke 12:27",
    color: "sticker-rose",
    sticker: "🌷",
    motif: "lily",
  },
  {
    id: 5,
    month: "May",
    prayers: [
      "Aaron was given these words to say over the people, and they have been said over sleepy children and departing soldiers ever since. Today they are said over you. May God keep your going out and your coming in. May his face, when he looks up and sees who has come in, be shining. May your own face catch some of it. And may peace come and sit down in the house. Amen.",
      "A dove once came back to a crowded boat with one leaf in her beak, and everyone on board knew that the water was going down. May God send you such a leaf this year: a letter, a laugh, a hand held out. May your long rain ease. And until the door can be opened, may there be patience enough for all the animals. Amen.",
      "May God look kindly on this birthday. May he lay his peace over your house like a clean cloth over bread. May quarrels come back and find that they have forgotten what they were about. May strangers leave warmer than they came. And when night falls, with the dishes still undone, may the Lord himself sit up and keep watch over you. Amen.",
    ],
    scripture: "The LORD bless thee, and keep thee: The LORD make his face shine upon thee, and be gracious unto thee",
    reference: "Numbers 6:24-25",
    color: "sticker-sand",
    sticker: "🕊️",
    motif: "dove",
  },
  {
    id: 6,
    month: "June",
    prayers: [
      "God crowns the year with goodness, says the psalm, and the crown turns out to be made of corn and sheep. May your year be crowned like that, with things that can be touched: apples, wool, a hand on the shoulder, a light left on in the hall. May there be more than enough, so that some is always on its way to somebody else. And may God, who gave the day, be thanked for you. Amen.",
      "There are songs about beginnings, and speeches for the end. May God bless the middle: the long afternoon, the half-finished task, the friendship in its eleventh year. May he meet you there with cold water. May your work come up in its own time, and may there be singing while it is carried in. Amen, and a happy birthday in the thick of it all.",
      "Once more round the sun, and not a day of it outside God’s hand. For the days that were kind, thanks. For the days that were not, mercy. May he make your paths rich for whoever comes walking behind, and drop good things on them without being asked. May laughter find you before noon, and forgiveness before dark. Amen.",
    ],
    scripture: "Thou crownest the year with thy goodness; and thy paths drop fatness.",
    reference: "Psalm 65:11",
    color: "sticker-gold",
    sticker: "🌾",
    motif: "sheaf",
  },
  {
    id: 7,
    month: "July",
    prayers: [
      "A sun and a shield: one to warm the face, one to cover the back. May God be both for you this year. May he thaw what has been frozen, and stand between your heart and the sharp thing thrown at it. May he hold back nothing good. And where he does seem to hold it back, may he come himself and explain, or sit close without explaining. Amen.",
      "Maker of noon as well as midnight, shine on this birthday. Warm the old bones and the cold feet. Ripen what is still green and cannot be hurried. At the hottest hour may there be shade for you, a seat, and someone who does not need to be entertained. And may your face, like the face of Moses, shine with no mirror there to spoil it. Amen.",
      "Psalm 84 tells of a swallow that nested near the altar, and of one day there worth more than a thousand elsewhere. May God give you one such day this year, and the sense to know it while it lasts. May the other three hundred and sixty-four be decent and honest. And may there be room beside you, as there is beside him, for sparrows. Amen.",
    ],
    scripture: "For the LORD God is a sun and shield: the LORD will give grace and glory",
    reference: "Psalm 84:11",
    color: "sticker-gold",
    sticker: "☀️",
    motif: "sun",
  },
  {
    id: 8,
    month: "August",
    prayers: [
      "A branch does not strain to make grapes. It stays on the vine, and they come. May God give you a year of staying: in prayer when it is dry, at family dinners when they are awkward, with people when they are hard to love. May the pruning be done by a careful hand. And may your fruit be the kind that hangs low enough for others to reach. Amen.",
      "Jesus spoke of vines on his last free evening, to friends who would soon run away. He called them friends all the same. May that friendship be the root of your year. May it feed the hidden parts, the ones that people forget to ask about. And may there be good food tonight, a full jug, and you in the middle of it all, laughing. Amen.",
      "Much fruit, he promised, and not much noise. May this be a fruitful birthday: a grudge dropped, a child listened to, a cake shared with the one who was not invited. May God tend you as a grower tends the best row, walking by in the cool of the day. And when the dry months come, may your roots hold. Amen.",
    ],
    scripture:
      "I am the vine, ye are the branches: He that abideth in me, and I in him, the same bringeth forth much fruit",
    reference: "John 15:5",
    color: "sticker-sage",
    sticker: "🍇",
    motif: "vine",
  },
  {
    id: 9,
    month: "September",
    prayers: [
      "The sailors in the psalm were glad because it was quiet, and because God brought them to the harbour they had wanted. May he bring you in. May the storm that everyone has stopped asking about go still. May there be lamps along the harbour wall, and your name called from the shore, and solid ground for the first wobbling steps. And then may there be supper. Amen.",
      "Every boat leaves something on the shore. If this birthday has a little ache in it, for a person or a place, may God be gentle with that. May he put a fair wind behind you and a steady star ahead. May your crew be few and faithful. And may the One who slept through the gale on a pillow be known to be aboard, and be woken if need be. Amen.",
      "Deep water teaches prayers that no harbour ever could. May God bless what you learned out there, and not ask for the lesson twice. May he mend the nets, warm the hands, and send a catch so large that it needs a second boat. May your evening come with flat water and a long gold path toward home. Amen.",
    ],
    scripture: "Then are they glad because they be quiet; so he bringeth them unto their desired haven.",
    reference: "Psalm 107:30",
    color: "sticker-sand",
    sticker: "⛵",
    motif: "boat",
  },
  {
    id: 10,
    month: "October",
    prayers: [
      "A tree with its roots in the river is not afraid of the heat, the prophet says; its leaf stays green. May you stand like that this year. May God keep your roots in water that no summer can dry. When hard weeks arrive, may there be leaves enough for shade, fruit enough for passing children, and birds in the top branches making a fearful noise. Amen.",
      "Rings are how a tree remembers. There is a wide one for the good year and a thin one for the drought, and both are holding it up. May God bless every ring of your life, the thin ones too. May he add another today, broad and sound. And may those who come to lean there feel how deep it goes, and rest a while. Amen.",
      "Wishes go out with the candles. Hope is another thing. May the Lord be your hope this year, and hold when the ground shifts. May he send his river past your house in the driest month. And from the far side of next year’s cake, may there be green leaves to look back on, all the way down the road to here. Amen.",
    ],
    scripture: "For he shall be as a tree planted by the waters, and that spreadeth out her roots by the river",
    reference: "Jeremiah 17:8",
    color: "sticker-sage",
    sticker: "🌳",
    motif: "tree",
  },
  {
    id: 11,
    month: "November",
    prayers: [
      "May the table be laid where it was least expected, as it was in the psalm, with trouble still in sight and the candles lit anyway. May God fill your cup past the sensible line. May there be oil for the sore places. May everyone who matters find a chair, and one chair be kept for a guest who had stopped expecting it. And may goodness and mercy follow you home. Amen.",
      "Thanks be to God for this life, and for its odd and particular shape: the laugh, the walk, the way of telling a story. It was given to you alone. May he pour you something warm today. May old friends write. May your enemies, if there are any, grow bored of it and come in for soup. And may the shepherd who began all this be there for the last of it too. Amen.",
      "A cup that runs over makes a mess of the cloth, and God does not seem to mind. May he be as careless of the cloth with you. May joy spill on the floor. May your blessings be so many that some have to be given away before they spoil. And through whatever valley the road takes this year, may there be a rod, a staff, and a hand to hold. Amen.",
    ],
    scripture: "thou anointest my head with oil; my cup runneth over.",
    reference: "Psalm 23:5",
    color: "sticker-rose",
    sticker: "🏺",
    motif: "cup",
  },
  {
    id: 12,
    month: "December",
    prayers: [
      "The wise men had studied the sky for years, and when the star stopped they were as glad as children. May God give you that gladness: the sort that comes at the end of a long road, at a small house, in front of someone poor. May your gifts, whatever they are, be knelt down and opened. And may you go home by another way. Amen.",
      "A birthday near Christmas is easily folded into someone else’s party. God has not overlooked it. He kept a whole day for your arrival, and has not regretted it once. May he light one star over it now, and may it be plain which house it stands above. May you feel found. And may there be two cakes. Amen.",
      "Light came into the world as a child who needed to be held. May God come to you as gently. May there be no need to be impressive in front of him, or strong, or early. May your house have straw on the floor and a welcome for shepherds. And on the longest night, may some small, stubborn, heavenly thing go on shining over the roof. Amen.",
    ],
    scripture: "When they saw the star, they rejoiced with exceeding great joy.",
    reference: "Matthew 2:10",
    color: "sticker-gold",
    sticker: "⭐",
    motif: "star",
  },
];
