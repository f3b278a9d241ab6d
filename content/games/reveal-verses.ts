import type { RevealVerse } from "#content/schema/games.ts";

/**
 * The verses that today's board of Tap to Reveal draws from, beside the ten of the ordinary round: among those that other
 * verses refer to most (by the cross references), whole, short enough for a phone, and found once in the Bible. KJV.
 */
export const revealVerses: readonly RevealVerse[] = [
  {
    id: "genesis-2-7",
    scripture:
      "And the LORD God formed man of the dust of the ground, and breathed into his nostrils the breath of life; and man became a living soul.",
    reference: { book: "GEN", chapter: 2, verse: 7 },
  },
  {
    id: "genesis-32-28",
    scripture:
      "And he said, Thy name shall be called no more Jacob, but Israel: for as a prince hast thou power with God and with men, and hast prevailed.",
    reference: { book: "GEN", chapter: 32, verse: 28 },
  },
  {
    id: "exodus-5-2",
    scripture:
      "And Pharaoh said, Who is the LORD, that I should obey his voice to let Israel go? I know not the LORD, neither will I let Israel go.",
    reference: { book: "EXO", chapter: 5, verse: 2 },
  },
  {
    id: "exodus-15-11",
    scripture:
      "Who is like unto thee, O LORD, among the gods? who is like thee, glorious in holiness, fearful in praises, doing wonders?",
    reference: { book: "EXO", chapter: 15, verse: 11 },
  },
  {
    id: "exodus-15-14",
    scripture: "The people shall hear, and be afraid: sorrow shall take hold on the inhabitants of Palestina.",
    reference: { book: "EXO", chapter: 15, verse: 14 },
  },
  {
    id: "exodus-20-2",
    scripture: "I am the LORD thy God, which have brought thee out of the land of Egypt, out of the house of bondage.",
    reference: { book: "EXO", chapter: 20, verse: 2 },
  },
  {
    id: "exodus-20-12",
    scripture:
      "Honour thy father and thy mother: that thy days may be long upon the land which the LORD thy God giveth thee.",
    reference: { book: "EXO", chapter: 20, verse: 12 },
  },
  {
    id: "leviticus-26-33",
    scripture:
      "And I will scatter you among the heathen, and will draw out a sword after you: and your land shall be desolate, and your cities waste.",
    reference: { book: "LEV", chapter: 26, verse: 33 },
  },
  {
    id: "deuteronomy-4-29",
    scripture:
      "But if from thence thou shalt seek the LORD thy God, thou shalt find him, if thou seek him with all thy heart and with all thy soul.",
    reference: { book: "DEU", chapter: 4, verse: 29 },
  },
  {
    id: "deuteronomy-6-5",
    scripture:
      "And thou shalt love the LORD thy God with all thine heart, and with all thy soul, and with all thy might.",
    reference: { book: "DEU", chapter: 6, verse: 5 },
  },
  {
    id: "deuteronomy-12-32",
    scripture: "What thing soever I command you, observe to do it: thou shalt not add thereto, nor diminish from it.",
    reference: { book: "DEU", chapter: 12, verse: 32 },
  },
  {
    id: "deuteronomy-32-4",
    scripture:
      "He is the Rock, his work is perfect: for all his ways are judgment: a God of truth and without iniquity, just and right is he.",
    reference: { book: "DEU", chapter: 32, verse: 4 },
  },
  {
    id: "deuteronomy-32-30",
    scripture:
      "How should one chase a thousand, and two put ten thousand to flight, except their Rock had sold them, and the LORD had shut them up?",
    reference: { book: "DEU", chapter: 32, verse: 30 },
  },
  {
    id: "deuteronomy-33-26",
    scripture:
      "There is none like unto the God of Jeshurun, who rideth upon the heaven in thy help, and in his excellency on the sky.",
    reference: { book: "DEU", chapter: 33, verse: 26 },
  },
  {
    id: "1-samuel-2-9",
    scripture:
      "He will keep the feet of his saints, and the wicked shall be silent in darkness; for by strength shall no man prevail.",
    reference: { book: "1SA", chapter: 2, verse: 9 },
  },
  {
    id: "1-kings-14-16",
    scripture: "And he shall give Israel up because of the sins of Jeroboam, who did sin, and who made Israel to sin.",
    reference: { book: "1KI", chapter: 14, verse: 16 },
  },
  {
    id: "esther-7-10",
    scripture:
      "So they hanged Haman on the gallows that he had prepared for Mordecai. Then was the king's wrath pacified.",
    reference: { book: "EST", chapter: 7, verse: 10 },
  },
  {
    id: "job-1-1",
    scripture:
      "There was a man in the land of Uz, whose name was Job; and that man was perfect and upright, and one that feared God, and eschewed evil.",
    reference: { book: "JOB", chapter: 1, verse: 1 },
  },
  {
    id: "job-5-12",
    scripture: "He disappointeth the devices of the crafty, so that their hands cannot perform their enterprise.",
    reference: { book: "JOB", chapter: 5, verse: 12 },
  },
  {
    id: "job-9-4",
    scripture:
      "He is wise in heart, and mighty in strength: who hath hardened himself against him, and hath prospered?",
    reference: { book: "JOB", chapter: 9, verse: 4 },
  },
  {
    id: "job-15-14",
    scripture: "What is man, that he should be clean? and he which is born of a woman, that he should be righteous?",
    reference: { book: "JOB", chapter: 15, verse: 14 },
  },
  {
    id: "job-17-9",
    scripture: "The righteous also shall hold on his way, and he that hath clean hands shall be stronger and stronger.",
    reference: { book: "JOB", chapter: 17, verse: 9 },
  },
  {
    id: "job-20-5",
    scripture: "That the triumphing of the wicked is short, and the joy of the hypocrite but for a moment?",
    reference: { book: "JOB", chapter: 20, verse: 5 },
  },
  {
    id: "job-28-28",
    scripture:
      "And unto man he said, Behold, the fear of the Lord, that is wisdom; and to depart from evil is understanding.",
    reference: { book: "JOB", chapter: 28, verse: 28 },
  },
  {
    id: "job-40-4",
    scripture: "Behold, I am vile; what shall I answer thee? I will lay mine hand upon my mouth.",
    reference: { book: "JOB", chapter: 40, verse: 4 },
  },
  {
    id: "job-40-9",
    scripture: "Hast thou an arm like God? or canst thou thunder with a voice like him?",
    reference: { book: "JOB", chapter: 40, verse: 9 },
  },
  {
    id: "job-42-6",
    scripture: "Wherefore I abhor myself, and repent in dust and ashes.",
    reference: { book: "JOB", chapter: 42, verse: 6 },
  },
  {
    id: "psalms-2-1",
    scripture: "Why do the heathen rage, and the people imagine a vain thing?",
    reference: { book: "PSA", chapter: 2, verse: 1 },
  },
  {
    id: "psalms-2-6",
    scripture: "Yet have I set my king upon my holy hill of Zion.",
    reference: { book: "PSA", chapter: 2, verse: 6 },
  },
  {
    id: "psalms-12-2",
    scripture:
      "They speak vanity every one with his neighbour: with flattering lips and with a double heart do they speak.",
    reference: { book: "PSA", chapter: 12, verse: 2 },
  },
  {
    id: "psalms-19-7",
    scripture:
      "The law of the LORD is perfect, converting the soul: the testimony of the LORD is sure, making wise the simple.",
    reference: { book: "PSA", chapter: 19, verse: 7 },
  },
  {
    id: "psalms-22-1",
    scripture:
      "My God, my God, why hast thou forsaken me? why art thou so far from helping me, and from the words of my roaring?",
    reference: { book: "PSA", chapter: 22, verse: 1 },
  },
  {
    id: "psalms-22-27",
    scripture:
      "All the ends of the world shall remember and turn unto the LORD: and all the kindreds of the nations shall worship before thee.",
    reference: { book: "PSA", chapter: 22, verse: 27 },
  },
  {
    id: "psalms-25-14",
    scripture: "The secret of the LORD is with them that fear him; and he will shew them his covenant.",
    reference: { book: "PSA", chapter: 25, verse: 14 },
  },
  {
    id: "psalms-27-1",
    scripture:
      "The LORD is my light and my salvation; whom shall I fear? the LORD is the strength of my life; of whom shall I be afraid?",
    reference: { book: "PSA", chapter: 27, verse: 1 },
  },
  {
    id: "psalms-37-3",
    scripture: "Trust in the LORD, and do good; so shalt thou dwell in the land, and verily thou shalt be fed.",
    reference: { book: "PSA", chapter: 37, verse: 3 },
  },
  {
    id: "psalms-42-1",
    scripture: "As the hart panteth after the water brooks, so panteth my soul after thee, O God.",
    reference: { book: "PSA", chapter: 42, verse: 1 },
  },
  {
    id: "psalms-46-1",
    scripture: "God is our refuge and strength, a very present help in trouble.",
    reference: { book: "PSA", chapter: 46, verse: 1 },
  },
  {
    id: "psalms-50-15",
    scripture: "And call upon me in the day of trouble: I will deliver thee, and thou shalt glorify me.",
    reference: { book: "PSA", chapter: 50, verse: 15 },
  },
  {
    id: "psalms-58-10",
    scripture:
      "The righteous shall rejoice when he seeth the vengeance: he shall wash his feet in the blood of the wicked.",
    reference: { book: "PSA", chapter: 58, verse: 10 },
  },
  {
    id: "psalms-72-10",
    scripture:
      "The kings of Tarshish and of the isles shall bring presents: the kings of Sheba and Seba shall offer gifts.",
    reference: { book: "PSA", chapter: 72, verse: 10 },
  },
  {
    id: "psalms-76-10",
    scripture: "Surely the wrath of man shall praise thee: the remainder of wrath shalt thou restrain.",
    reference: { book: "PSA", chapter: 76, verse: 10 },
  },
  {
    id: "psalms-80-1",
    scripture:
      "Give ear, O Shepherd of Israel, thou that leadest Joseph like a flock; thou that dwellest between the cherubims, shine forth.",
    reference: { book: "PSA", chapter: 80, verse: 1 },
  },
  {
    id: "psalms-84-11",
    scripture:
      "For the LORD God is a sun and shield: the LORD will give grace and glory: no good thing will he withhold from them that walk uprightly.",
    reference: { book: "PSA", chapter: 84, verse: 11 },
  },
  {
    id: "psalms-86-5",
    scripture:
      "For thou, Lord, art good, and ready to forgive; and plenteous in mercy unto all them that call upon thee.",
    reference: { book: "PSA", chapter: 86, verse: 5 },
  },
  {
    id: "psalms-86-15",
    scripture:
      "But thou, O Lord, art a God full of compassion, and gracious, longsuffering, and plenteous in mercy and truth.",
    reference: { book: "PSA", chapter: 86, verse: 15 },
  },
  {
    id: "psalms-91-1",
    scripture: "He that dwelleth in the secret place of the most High shall abide under the shadow of the Almighty.",
    reference: { book: "PSA", chapter: 91, verse: 1 },
  },
  {
    id: "psalms-91-15",
    scripture:
      "He shall call upon me, and I will answer him: I will be with him in trouble; I will deliver him, and honour him.",
    reference: { book: "PSA", chapter: 91, verse: 15 },
  },
  {
    id: "psalms-110-1",
    scripture: "The LORD said unto my Lord, Sit thou at my right hand, until I make thine enemies thy footstool.",
    reference: { book: "PSA", chapter: 110, verse: 1 },
  },
  {
    id: "psalms-115-4",
    scripture: "Their idols are silver and gold, the work of men's hands.",
    reference: { book: "PSA", chapter: 115, verse: 4 },
  },
  {
    id: "psalms-125-1",
    scripture: "They that trust in the LORD shall be as mount Zion, which cannot be removed, but abideth for ever.",
    reference: { book: "PSA", chapter: 125, verse: 1 },
  },
  {
    id: "psalms-132-13",
    scripture: "For the LORD hath chosen Zion; he hath desired it for his habitation.",
    reference: { book: "PSA", chapter: 132, verse: 13 },
  },
  {
    id: "psalms-145-1",
    scripture: "I will extol thee, my God, O king; and I will bless thy name for ever and ever.",
    reference: { book: "PSA", chapter: 145, verse: 1 },
  },
  {
    id: "proverbs-1-7",
    scripture: "The fear of the LORD is the beginning of knowledge: but fools despise wisdom and instruction.",
    reference: { book: "PRO", chapter: 1, verse: 7 },
  },
  {
    id: "proverbs-1-22",
    scripture:
      "How long, ye simple ones, will ye love simplicity? and the scorners delight in their scorning, and fools hate knowledge?",
    reference: { book: "PRO", chapter: 1, verse: 22 },
  },
  {
    id: "proverbs-3-5",
    scripture: "Trust in the LORD with all thine heart; and lean not unto thine own understanding.",
    reference: { book: "PRO", chapter: 3, verse: 5 },
  },
  {
    id: "proverbs-4-18",
    scripture: "But the path of the just is as the shining light, that shineth more and more unto the perfect day.",
    reference: { book: "PRO", chapter: 4, verse: 18 },
  },
  {
    id: "proverbs-5-22",
    scripture: "His own iniquities shall take the wicked himself, and he shall be holden with the cords of his sins.",
    reference: { book: "PRO", chapter: 5, verse: 22 },
  },
  {
    id: "proverbs-8-13",
    scripture:
      "The fear of the LORD is to hate evil: pride, and arrogancy, and the evil way, and the froward mouth, do I hate.",
    reference: { book: "PRO", chapter: 8, verse: 13 },
  },
  {
    id: "proverbs-13-20",
    scripture: "He that walketh with wise men shall be wise: but a companion of fools shall be destroyed.",
    reference: { book: "PRO", chapter: 13, verse: 20 },
  },
  {
    id: "proverbs-14-32",
    scripture: "The wicked is driven away in his wickedness: but the righteous hath hope in his death.",
    reference: { book: "PRO", chapter: 14, verse: 32 },
  },
  {
    id: "proverbs-15-8",
    scripture:
      "The sacrifice of the wicked is an abomination to the LORD: but the prayer of the upright is his delight.",
    reference: { book: "PRO", chapter: 15, verse: 8 },
  },
  {
    id: "proverbs-16-7",
    scripture: "When a man's ways please the LORD, he maketh even his enemies to be at peace with him.",
    reference: { book: "PRO", chapter: 16, verse: 7 },
  },
  {
    id: "proverbs-16-18",
    scripture: "Pride goeth before destruction, and an haughty spirit before a fall.",
    reference: { book: "PRO", chapter: 16, verse: 18 },
  },
  {
    id: "proverbs-18-10",
    scripture: "The name of the LORD is a strong tower: the righteous runneth into it, and is safe.",
    reference: { book: "PRO", chapter: 18, verse: 10 },
  },
  {
    id: "proverbs-19-17",
    scripture:
      "He that hath pity upon the poor lendeth unto the LORD; and that which he hath given will he pay him again.",
    reference: { book: "PRO", chapter: 19, verse: 17 },
  },
  {
    id: "proverbs-21-1",
    scripture:
      "The king's heart is in the hand of the LORD, as the rivers of water: he turneth it whithersoever he will.",
    reference: { book: "PRO", chapter: 21, verse: 1 },
  },
  {
    id: "proverbs-21-30",
    scripture: "There is no wisdom nor understanding nor counsel against the LORD.",
    reference: { book: "PRO", chapter: 21, verse: 30 },
  },
  {
    id: "proverbs-28-1",
    scripture: "The wicked flee when no man pursueth: but the righteous are bold as a lion.",
    reference: { book: "PRO", chapter: 28, verse: 1 },
  },
  {
    id: "proverbs-28-13",
    scripture: "He that covereth his sins shall not prosper: but whoso confesseth and forsaketh them shall have mercy.",
    reference: { book: "PRO", chapter: 28, verse: 13 },
  },
  {
    id: "proverbs-29-1",
    scripture:
      "He, that being often reproved hardeneth his neck, shall suddenly be destroyed, and that without remedy.",
    reference: { book: "PRO", chapter: 29, verse: 1 },
  },
  {
    id: "ecclesiastes-9-7",
    scripture:
      "Go thy way, eat thy bread with joy, and drink thy wine with a merry heart; for God now accepteth thy works.",
    reference: { book: "ECC", chapter: 9, verse: 7 },
  },
  {
    id: "ecclesiastes-12-7",
    scripture: "Then shall the dust return to the earth as it was: and the spirit shall return unto God who gave it.",
    reference: { book: "ECC", chapter: 12, verse: 7 },
  },
  {
    id: "ecclesiastes-12-13",
    scripture:
      "Let us hear the conclusion of the whole matter: Fear God, and keep his commandments: for this is the whole duty of man.",
    reference: { book: "ECC", chapter: 12, verse: 13 },
  },
  {
    id: "isaiah-2-11",
    scripture:
      "The lofty looks of man shall be humbled, and the haughtiness of men shall be bowed down, and the LORD alone shall be exalted in that day.",
    reference: { book: "ISA", chapter: 2, verse: 11 },
  },
  {
    id: "isaiah-3-10",
    scripture: "Say ye to the righteous, that it shall be well with him: for they shall eat the fruit of their doings.",
    reference: { book: "ISA", chapter: 3, verse: 10 },
  },
  {
    id: "isaiah-3-11",
    scripture: "Woe unto the wicked! it shall be ill with him: for the reward of his hands shall be given him.",
    reference: { book: "ISA", chapter: 3, verse: 11 },
  },
  {
    id: "isaiah-7-14",
    scripture:
      "Therefore the Lord himself shall give you a sign; Behold, a virgin shall conceive, and bear a son, and shall call his name Immanuel.",
    reference: { book: "ISA", chapter: 7, verse: 14 },
  },
  {
    id: "isaiah-8-20",
    scripture:
      "To the law and to the testimony: if they speak not according to this word, it is because there is no light in them.",
    reference: { book: "ISA", chapter: 8, verse: 20 },
  },
  {
    id: "isaiah-10-5",
    scripture: "O Assyrian, the rod of mine anger, and the staff in their hand is mine indignation.",
    reference: { book: "ISA", chapter: 10, verse: 5 },
  },
  {
    id: "isaiah-12-6",
    scripture: "Cry out and shout, thou inhabitant of Zion: for great is the Holy One of Israel in the midst of thee.",
    reference: { book: "ISA", chapter: 12, verse: 6 },
  },
  {
    id: "isaiah-26-3",
    scripture: "Thou wilt keep him in perfect peace, whose mind is stayed on thee: because he trusteth in thee.",
    reference: { book: "ISA", chapter: 26, verse: 3 },
  },
  {
    id: "isaiah-41-14",
    scripture:
      "Fear not, thou worm Jacob, and ye men of Israel; I will help thee, saith the LORD, and thy redeemer, the Holy One of Israel.",
    reference: { book: "ISA", chapter: 41, verse: 14 },
  },
  {
    id: "isaiah-53-6",
    scripture:
      "All we like sheep have gone astray; we have turned every one to his own way; and the LORD hath laid on him the iniquity of us all.",
    reference: { book: "ISA", chapter: 53, verse: 6 },
  },
  {
    id: "isaiah-56-10",
    scripture:
      "His watchmen are blind: they are all ignorant, they are all dumb dogs, they cannot bark; sleeping, lying down, loving to slumber.",
    reference: { book: "ISA", chapter: 56, verse: 10 },
  },
  {
    id: "isaiah-60-1",
    scripture: "Arise, shine; for thy light is come, and the glory of the LORD is risen upon thee.",
    reference: { book: "ISA", chapter: 60, verse: 1 },
  },
  {
    id: "jeremiah-2-30",
    scripture:
      "In vain have I smitten your children; they received no correction: your own sword hath devoured your prophets, like a destroying lion.",
    reference: { book: "JER", chapter: 2, verse: 30 },
  },
  {
    id: "jeremiah-4-14",
    scripture:
      "O Jerusalem, wash thine heart from wickedness, that thou mayest be saved. How long shall thy vain thoughts lodge within thee?",
    reference: { book: "JER", chapter: 4, verse: 14 },
  },
  {
    id: "jeremiah-9-1",
    scripture:
      "Oh that my head were waters, and mine eyes a fountain of tears, that I might weep day and night for the slain of the daughter of my people!",
    reference: { book: "JER", chapter: 9, verse: 1 },
  },
  {
    id: "jeremiah-10-8",
    scripture: "But they are altogether brutish and foolish: the stock is a doctrine of vanities.",
    reference: { book: "JER", chapter: 10, verse: 8 },
  },
  {
    id: "jeremiah-17-9",
    scripture: "The heart is deceitful above all things, and desperately wicked: who can know it?",
    reference: { book: "JER", chapter: 17, verse: 9 },
  },
  {
    id: "jeremiah-17-10",
    scripture:
      "I the LORD search the heart, I try the reins, even to give every man according to his ways, and according to the fruit of his doings.",
    reference: { book: "JER", chapter: 17, verse: 10 },
  },
  {
    id: "jeremiah-23-24",
    scripture:
      "Can any hide himself in secret places that I shall not see him? saith the LORD. Do not I fill heaven and earth? saith the LORD.",
    reference: { book: "JER", chapter: 23, verse: 24 },
  },
  {
    id: "jeremiah-29-12",
    scripture: "Then shall ye call upon me, and ye shall go and pray unto me, and I will hearken unto you.",
    reference: { book: "JER", chapter: 29, verse: 12 },
  },
  {
    id: "jeremiah-44-4",
    scripture:
      "Howbeit I sent unto you all my servants the prophets, rising early and sending them, saying, Oh, do not this abominable thing that I hate.",
    reference: { book: "JER", chapter: 44, verse: 4 },
  },
  {
    id: "jeremiah-44-16",
    scripture: "As for the word that thou hast spoken unto us in the name of the LORD, we will not hearken unto thee.",
    reference: { book: "JER", chapter: 44, verse: 16 },
  },
  {
    id: "jeremiah-49-7",
    scripture:
      "Concerning Edom, thus saith the LORD of hosts; Is wisdom no more in Teman? is counsel perished from the prudent? is their wisdom vanished?",
    reference: { book: "JER", chapter: 49, verse: 7 },
  },
  {
    id: "lamentations-3-25",
    scripture: "The LORD is good unto them that wait for him, to the soul that seeketh him.",
    reference: { book: "LAM", chapter: 3, verse: 25 },
  },
  {
    id: "lamentations-3-37",
    scripture: "Who is he that saith, and it cometh to pass, when the Lord commandeth it not?",
    reference: { book: "LAM", chapter: 3, verse: 37 },
  },
  {
    id: "ezekiel-3-17",
    scripture:
      "Son of man, I have made thee a watchman unto the house of Israel: therefore hear the word at my mouth, and give them warning from me.",
    reference: { book: "EZK", chapter: 3, verse: 17 },
  },
  {
    id: "ezekiel-22-27",
    scripture:
      "Her princes in the midst thereof are like wolves ravening the prey, to shed blood, and to destroy souls, to get dishonest gain.",
    reference: { book: "EZK", chapter: 22, verse: 27 },
  },
  {
    id: "ezekiel-34-23",
    scripture:
      "And I will set up one shepherd over them, and he shall feed them, even my servant David; he shall feed them, and he shall be their shepherd.",
    reference: { book: "EZK", chapter: 34, verse: 23 },
  },
  {
    id: "ezekiel-36-24",
    scripture:
      "For I will take you from among the heathen, and gather you out of all countries, and will bring you into your own land.",
    reference: { book: "EZK", chapter: 36, verse: 24 },
  },
  {
    id: "ezekiel-36-25",
    scripture:
      "Then will I sprinkle clean water upon you, and ye shall be clean: from all your filthiness, and from all your idols, will I cleanse you.",
    reference: { book: "EZK", chapter: 36, verse: 25 },
  },
  {
    id: "daniel-2-37",
    scripture:
      "Thou, O king, art a king of kings: for the God of heaven hath given thee a kingdom, power, and strength, and glory.",
    reference: { book: "DAN", chapter: 2, verse: 37 },
  },
  {
    id: "daniel-12-2",
    scripture:
      "And many of them that sleep in the dust of the earth shall awake, some to everlasting life, and some to shame and everlasting contempt.",
    reference: { book: "DAN", chapter: 12, verse: 2 },
  },
  {
    id: "hosea-5-15",
    scripture:
      "I will go and return to my place, till they acknowledge their offence, and seek my face: in their affliction they will seek me early.",
    reference: { book: "HOS", chapter: 5, verse: 15 },
  },
  {
    id: "hosea-6-1",
    scripture:
      "Come, and let us return unto the LORD: for he hath torn, and he will heal us; he hath smitten, and he will bind us up.",
    reference: { book: "HOS", chapter: 6, verse: 1 },
  },
  {
    id: "hosea-14-1",
    scripture: "O Israel, return unto the LORD thy God; for thou hast fallen by thine iniquity.",
    reference: { book: "HOS", chapter: 14, verse: 1 },
  },
  {
    id: "amos-3-6",
    scripture:
      "Shall a trumpet be blown in the city, and the people not be afraid? shall there be evil in a city, and the LORD hath not done it?",
    reference: { book: "AMO", chapter: 3, verse: 6 },
  },
  {
    id: "amos-3-7",
    scripture: "Surely the Lord GOD will do nothing, but he revealeth his secret unto his servants the prophets.",
    reference: { book: "AMO", chapter: 3, verse: 7 },
  },
  {
    id: "micah-3-1",
    scripture:
      "And I said, Hear, I pray you, O heads of Jacob, and ye princes of the house of Israel; Is it not for you to know judgment?",
    reference: { book: "MIC", chapter: 3, verse: 1 },
  },
  {
    id: "micah-3-9",
    scripture:
      "Hear this, I pray you, ye heads of the house of Jacob, and princes of the house of Israel, that abhor judgment, and pervert all equity.",
    reference: { book: "MIC", chapter: 3, verse: 9 },
  },
  {
    id: "micah-7-5",
    scripture:
      "Trust ye not in a friend, put ye not confidence in a guide: keep the doors of thy mouth from her that lieth in thy bosom.",
    reference: { book: "MIC", chapter: 7, verse: 5 },
  },
  {
    id: "micah-7-8",
    scripture:
      "Rejoice not against me, O mine enemy: when I fall, I shall arise; when I sit in darkness, the LORD shall be a light unto me.",
    reference: { book: "MIC", chapter: 7, verse: 8 },
  },
  {
    id: "zechariah-3-1",
    scripture:
      "And he shewed me Joshua the high priest standing before the angel of the LORD, and Satan standing at his right hand to resist him.",
    reference: { book: "ZEC", chapter: 3, verse: 1 },
  },
  {
    id: "zechariah-7-11",
    scripture:
      "But they refused to hearken, and pulled away the shoulder, and stopped their ears, that they should not hear.",
    reference: { book: "ZEC", chapter: 7, verse: 11 },
  },
  {
    id: "zechariah-9-17",
    scripture:
      "For how great is his goodness, and how great is his beauty! corn shall make the young men cheerful, and new wine the maids.",
    reference: { book: "ZEC", chapter: 9, verse: 17 },
  },
  {
    id: "zechariah-11-8",
    scripture: "Three shepherds also I cut off in one month; and my soul lothed them, and their soul also abhorred me.",
    reference: { book: "ZEC", chapter: 11, verse: 8 },
  },
  {
    id: "zechariah-13-1",
    scripture:
      "In that day there shall be a fountain opened to the house of David and to the inhabitants of Jerusalem for sin and for uncleanness.",
    reference: { book: "ZEC", chapter: 13, verse: 1 },
  },
  {
    id: "malachi-2-7",
    scripture:
      "For the priest's lips should keep knowledge, and they should seek the law at his mouth: for he is the messenger of the LORD of hosts.",
    reference: { book: "MAL", chapter: 2, verse: 7 },
  },
  {
    id: "malachi-3-18",
    scripture:
      "Then shall ye return, and discern between the righteous and the wicked, between him that serveth God and him that serveth him not.",
    reference: { book: "MAL", chapter: 3, verse: 18 },
  },
  {
    id: "matthew-1-21",
    scripture:
      "And she shall bring forth a son, and thou shalt call his name JESUS: for he shall save his people from their sins.",
    reference: { book: "MAT", chapter: 1, verse: 21 },
  },
  {
    id: "matthew-3-17",
    scripture: "And lo a voice from heaven, saying, This is my beloved Son, in whom I am well pleased.",
    reference: { book: "MAT", chapter: 3, verse: 17 },
  },
  {
    id: "matthew-6-13",
    scripture:
      "And lead us not into temptation, but deliver us from evil: For thine is the kingdom, and the power, and the glory, for ever. Amen.",
    reference: { book: "MAT", chapter: 6, verse: 13 },
  },
  {
    id: "matthew-6-33",
    scripture:
      "But seek ye first the kingdom of God, and his righteousness; and all these things shall be added unto you.",
    reference: { book: "MAT", chapter: 6, verse: 33 },
  },
  {
    id: "matthew-10-16",
    scripture:
      "Behold, I send you forth as sheep in the midst of wolves: be ye therefore wise as serpents, and harmless as doves.",
    reference: { book: "MAT", chapter: 10, verse: 16 },
  },
  {
    id: "matthew-10-37",
    scripture:
      "He that loveth father or mother more than me is not worthy of me: and he that loveth son or daughter more than me is not worthy of me.",
    reference: { book: "MAT", chapter: 10, verse: 37 },
  },
  {
    id: "matthew-11-28",
    scripture: "Come unto me, all ye that labour and are heavy laden, and I will give you rest.",
    reference: { book: "MAT", chapter: 11, verse: 28 },
  },
  {
    id: "matthew-13-11",
    scripture:
      "He answered and said unto them, Because it is given unto you to know the mysteries of the kingdom of heaven, but to them it is not given.",
    reference: { book: "MAT", chapter: 13, verse: 11 },
  },
  {
    id: "matthew-16-27",
    scripture:
      "For the Son of man shall come in the glory of his Father with his angels; and then he shall reward every man according to his works.",
    reference: { book: "MAT", chapter: 16, verse: 27 },
  },
  {
    id: "matthew-20-28",
    scripture:
      "Even as the Son of man came not to be ministered unto, but to minister, and to give his life a ransom for many.",
    reference: { book: "MAT", chapter: 20, verse: 28 },
  },
  {
    id: "matthew-28-18",
    scripture: "And Jesus came and spake unto them, saying, All power is given unto me in heaven and in earth.",
    reference: { book: "MAT", chapter: 28, verse: 18 },
  },
  {
    id: "matthew-28-20",
    scripture:
      "Teaching them to observe all things whatsoever I have commanded you: and, lo, I am with you alway, even unto the end of the world. Amen.",
    reference: { book: "MAT", chapter: 28, verse: 20 },
  },
  {
    id: "mark-16-15",
    scripture: "And he said unto them, Go ye into all the world, and preach the gospel to every creature.",
    reference: { book: "MRK", chapter: 16, verse: 15 },
  },
  {
    id: "luke-1-6",
    scripture:
      "And they were both righteous before God, walking in all the commandments and ordinances of the Lord blameless.",
    reference: { book: "LUK", chapter: 1, verse: 6 },
  },
  {
    id: "luke-2-10",
    scripture:
      "And the angel said unto them, Fear not: for, behold, I bring you good tidings of great joy, which shall be to all people.",
    reference: { book: "LUK", chapter: 2, verse: 10 },
  },
  {
    id: "luke-2-14",
    scripture: "Glory to God in the highest, and on earth peace, good will toward men.",
    reference: { book: "LUK", chapter: 2, verse: 14 },
  },
  {
    id: "luke-10-16",
    scripture:
      "He that heareth you heareth me; and he that despiseth you despiseth me; and he that despiseth me despiseth him that sent me.",
    reference: { book: "LUK", chapter: 10, verse: 16 },
  },
  {
    id: "luke-11-28",
    scripture: "But he said, Yea rather, blessed are they that hear the word of God, and keep it.",
    reference: { book: "LUK", chapter: 11, verse: 28 },
  },
  {
    id: "luke-12-19",
    scripture:
      "And I will say to my soul, Soul, thou hast much goods laid up for many years; take thine ease, eat, drink, and be merry.",
    reference: { book: "LUK", chapter: 12, verse: 19 },
  },
  {
    id: "luke-12-20",
    scripture:
      "But God said unto him, Thou fool, this night thy soul shall be required of thee: then whose shall those things be, which thou hast provided?",
    reference: { book: "LUK", chapter: 12, verse: 20 },
  },
  {
    id: "luke-18-7",
    scripture:
      "And shall not God avenge his own elect, which cry day and night unto him, though he bear long with them?",
    reference: { book: "LUK", chapter: 18, verse: 7 },
  },
  {
    id: "luke-19-27",
    scripture:
      "But those mine enemies, which would not that I should reign over them, bring hither, and slay them before me.",
    reference: { book: "LUK", chapter: 19, verse: 27 },
  },
  {
    id: "luke-21-15",
    scripture:
      "For I will give you a mouth and wisdom, which all your adversaries shall not be able to gainsay nor resist.",
    reference: { book: "LUK", chapter: 21, verse: 15 },
  },
  {
    id: "luke-24-26",
    scripture: "Ought not Christ to have suffered these things, and to enter into his glory?",
    reference: { book: "LUK", chapter: 24, verse: 26 },
  },
  {
    id: "luke-24-47",
    scripture:
      "And that repentance and remission of sins should be preached in his name among all nations, beginning at Jerusalem.",
    reference: { book: "LUK", chapter: 24, verse: 47 },
  },
  {
    id: "john-1-17",
    scripture: "For the law was given by Moses, but grace and truth came by Jesus Christ.",
    reference: { book: "JHN", chapter: 1, verse: 17 },
  },
  {
    id: "john-1-29",
    scripture:
      "The next day John seeth Jesus coming unto him, and saith, Behold the Lamb of God, which taketh away the sin of the world.",
    reference: { book: "JHN", chapter: 1, verse: 29 },
  },
  {
    id: "john-3-19",
    scripture:
      "And this is the condemnation, that light is come into the world, and men loved darkness rather than light, because their deeds were evil.",
    reference: { book: "JHN", chapter: 3, verse: 19 },
  },
  {
    id: "john-3-34",
    scripture:
      "For he whom God hath sent speaketh the words of God: for God giveth not the Spirit by measure unto him.",
    reference: { book: "JHN", chapter: 3, verse: 34 },
  },
  {
    id: "john-5-39",
    scripture:
      "Search the scriptures; for in them ye think ye have eternal life: and they are they which testify of me.",
    reference: { book: "JHN", chapter: 5, verse: 39 },
  },
  {
    id: "john-7-37",
    scripture:
      "In the last day, that great day of the feast, Jesus stood and cried, saying, If any man thirst, let him come unto me, and drink.",
    reference: { book: "JHN", chapter: 7, verse: 37 },
  },
  {
    id: "john-10-28",
    scripture:
      "And I give unto them eternal life; and they shall never perish, neither shall any man pluck them out of my hand.",
    reference: { book: "JHN", chapter: 10, verse: 28 },
  },
  {
    id: "john-12-26",
    scripture:
      "If any man serve me, let him follow me; and where I am, there shall also my servant be: if any man serve me, him will my Father honour.",
    reference: { book: "JHN", chapter: 12, verse: 26 },
  },
  {
    id: "john-14-6",
    scripture: "Jesus saith unto him, I am the way, the truth, and the life: no man cometh unto the Father, but by me.",
    reference: { book: "JHN", chapter: 14, verse: 6 },
  },
  {
    id: "john-15-14",
    scripture: "Ye are my friends, if ye do whatsoever I command you.",
    reference: { book: "JHN", chapter: 15, verse: 14 },
  },
  {
    id: "john-16-2",
    scripture:
      "They shall put you out of the synagogues: yea, the time cometh, that whosoever killeth you will think that he doeth God service.",
    reference: { book: "JHN", chapter: 16, verse: 2 },
  },
  {
    id: "john-17-3",
    scripture:
      "And this is life eternal, that they might know thee the only true God, and Jesus Christ, whom thou hast sent.",
    reference: { book: "JHN", chapter: 17, verse: 3 },
  },
  {
    id: "acts-2-4",
    scripture:
      "And they were all filled with the Holy Ghost, and began to speak with other tongues, as the Spirit gave them utterance.",
    reference: { book: "ACT", chapter: 2, verse: 4 },
  },
  {
    id: "acts-2-41",
    scripture:
      "Then they that gladly received his word were baptized: and the same day there were added unto them about three thousand souls.",
    reference: { book: "ACT", chapter: 2, verse: 41 },
  },
  {
    id: "acts-4-19",
    scripture:
      "But Peter and John answered and said unto them, Whether it be right in the sight of God to hearken unto you more than unto God, judge ye.",
    reference: { book: "ACT", chapter: 4, verse: 19 },
  },
  {
    id: "acts-5-3",
    scripture:
      "But Peter said, Ananias, why hath Satan filled thine heart to lie to the Holy Ghost, and to keep back part of the price of the land?",
    reference: { book: "ACT", chapter: 5, verse: 3 },
  },
  {
    id: "acts-5-31",
    scripture:
      "Him hath God exalted with his right hand to be a Prince and a Saviour, for to give repentance to Israel, and forgiveness of sins.",
    reference: { book: "ACT", chapter: 5, verse: 31 },
  },
  {
    id: "acts-7-51",
    scripture:
      "Ye stiffnecked and uncircumcised in heart and ears, ye do always resist the Holy Ghost: as your fathers did, so do ye.",
    reference: { book: "ACT", chapter: 7, verse: 51 },
  },
  {
    id: "acts-9-4",
    scripture: "And he fell to the earth, and heard a voice saying unto him, Saul, Saul, why persecutest thou me?",
    reference: { book: "ACT", chapter: 9, verse: 4 },
  },
  {
    id: "acts-12-23",
    scripture:
      "And immediately the angel of the Lord smote him, because he gave not God the glory: and he was eaten of worms, and gave up the ghost.",
    reference: { book: "ACT", chapter: 12, verse: 23 },
  },
  {
    id: "acts-13-2",
    scripture:
      "As they ministered to the Lord, and fasted, the Holy Ghost said, Separate me Barnabas and Saul for the work whereunto I have called them.",
    reference: { book: "ACT", chapter: 13, verse: 2 },
  },
  {
    id: "acts-20-21",
    scripture:
      "Testifying both to the Jews, and also to the Greeks, repentance toward God, and faith toward our Lord Jesus Christ.",
    reference: { book: "ACT", chapter: 20, verse: 21 },
  },
  {
    id: "acts-20-27",
    scripture: "For I have not shunned to declare unto you all the counsel of God.",
    reference: { book: "ACT", chapter: 20, verse: 27 },
  },
  {
    id: "acts-22-21",
    scripture: "And he said unto me, Depart: for I will send thee far hence unto the Gentiles.",
    reference: { book: "ACT", chapter: 22, verse: 21 },
  },
  {
    id: "romans-1-7",
    scripture:
      "To all that be in Rome, beloved of God, called to be saints: Grace to you and peace from God our Father, and the Lord Jesus Christ.",
    reference: { book: "ROM", chapter: 1, verse: 7 },
  },
  {
    id: "romans-5-2",
    scripture:
      "By whom also we have access by faith into this grace wherein we stand, and rejoice in hope of the glory of God.",
    reference: { book: "ROM", chapter: 5, verse: 2 },
  },
  {
    id: "romans-6-21",
    scripture:
      "What fruit had ye then in those things whereof ye are now ashamed? for the end of those things is death.",
    reference: { book: "ROM", chapter: 6, verse: 21 },
  },
  {
    id: "romans-6-23",
    scripture: "For the wages of sin is death; but the gift of God is eternal life through Jesus Christ our Lord.",
    reference: { book: "ROM", chapter: 6, verse: 23 },
  },
  {
    id: "romans-8-1",
    scripture:
      "There is therefore now no condemnation to them which are in Christ Jesus, who walk not after the flesh, but after the Spirit.",
    reference: { book: "ROM", chapter: 8, verse: 1 },
  },
  {
    id: "romans-8-28",
    scripture:
      "And we know that all things work together for good to them that love God, to them who are the called according to his purpose.",
    reference: { book: "ROM", chapter: 8, verse: 28 },
  },
  {
    id: "romans-10-12",
    scripture:
      "For there is no difference between the Jew and the Greek: for the same Lord over all is rich unto all that call upon him.",
    reference: { book: "ROM", chapter: 10, verse: 12 },
  },
  {
    id: "romans-11-33",
    scripture:
      "O the depth of the riches both of the wisdom and knowledge of God! how unsearchable are his judgments, and his ways past finding out!",
    reference: { book: "ROM", chapter: 11, verse: 33 },
  },
  {
    id: "romans-12-9",
    scripture: "Let love be without dissimulation. Abhor that which is evil; cleave to that which is good.",
    reference: { book: "ROM", chapter: 12, verse: 9 },
  },
  {
    id: "romans-14-17",
    scripture: "For the kingdom of God is not meat and drink; but righteousness, and peace, and joy in the Holy Ghost.",
    reference: { book: "ROM", chapter: 14, verse: 17 },
  },
  {
    id: "romans-15-13",
    scripture:
      "Now the God of hope fill you with all joy and peace in believing, that ye may abound in hope, through the power of the Holy Ghost.",
    reference: { book: "ROM", chapter: 15, verse: 13 },
  },
  {
    id: "romans-16-20",
    scripture:
      "And the God of peace shall bruise Satan under your feet shortly. The grace of our Lord Jesus Christ be with you. Amen.",
    reference: { book: "ROM", chapter: 16, verse: 20 },
  },
  {
    id: "1-corinthians-3-9",
    scripture: "For we are labourers together with God: ye are God's husbandry, ye are God's building.",
    reference: { book: "1CO", chapter: 3, verse: 9 },
  },
  {
    id: "1-corinthians-3-18",
    scripture:
      "Let no man deceive himself. If any man among you seemeth to be wise in this world, let him become a fool, that he may be wise.",
    reference: { book: "1CO", chapter: 3, verse: 18 },
  },
  {
    id: "1-corinthians-6-19",
    scripture:
      "What? know ye not that your body is the temple of the Holy Ghost which is in you, which ye have of God, and ye are not your own?",
    reference: { book: "1CO", chapter: 6, verse: 19 },
  },
  {
    id: "1-corinthians-10-22",
    scripture: "Do we provoke the Lord to jealousy? are we stronger than he?",
    reference: { book: "1CO", chapter: 10, verse: 22 },
  },
  {
    id: "1-corinthians-10-31",
    scripture: "Whether therefore ye eat, or drink, or whatsoever ye do, do all to the glory of God.",
    reference: { book: "1CO", chapter: 10, verse: 31 },
  },
  {
    id: "1-corinthians-12-4",
    scripture: "Now there are diversities of gifts, but the same Spirit.",
    reference: { book: "1CO", chapter: 12, verse: 4 },
  },
  {
    id: "1-corinthians-14-20",
    scripture:
      "Brethren, be not children in understanding: howbeit in malice be ye children, but in understanding be men.",
    reference: { book: "1CO", chapter: 14, verse: 20 },
  },
  {
    id: "1-corinthians-15-25",
    scripture: "For he must reign, till he hath put all enemies under his feet.",
    reference: { book: "1CO", chapter: 15, verse: 25 },
  },
  {
    id: "1-corinthians-15-33",
    scripture: "Be not deceived: evil communications corrupt good manners.",
    reference: { book: "1CO", chapter: 15, verse: 33 },
  },
  {
    id: "1-corinthians-16-13",
    scripture: "Watch ye, stand fast in the faith, quit you like men, be strong.",
    reference: { book: "1CO", chapter: 16, verse: 13 },
  },
  {
    id: "1-corinthians-16-22",
    scripture: "If any man love not the Lord Jesus Christ, let him be Anathema Maranatha.",
    reference: { book: "1CO", chapter: 16, verse: 22 },
  },
  {
    id: "2-corinthians-2-14",
    scripture:
      "Now thanks be unto God, which always causeth us to triumph in Christ, and maketh manifest the savour of his knowledge by us in every place.",
    reference: { book: "2CO", chapter: 2, verse: 14 },
  },
  {
    id: "2-corinthians-2-17",
    scripture:
      "For we are not as many, which corrupt the word of God: but as of sincerity, but as of God, in the sight of God speak we in Christ.",
    reference: { book: "2CO", chapter: 2, verse: 17 },
  },
  {
    id: "2-corinthians-5-17",
    scripture:
      "Therefore if any man be in Christ, he is a new creature: old things are passed away; behold, all things are become new.",
    reference: { book: "2CO", chapter: 5, verse: 17 },
  },
  {
    id: "2-corinthians-5-21",
    scripture:
      "For he hath made him to be sin for us, who knew no sin; that we might be made the righteousness of God in him.",
    reference: { book: "2CO", chapter: 5, verse: 21 },
  },
  {
    id: "2-corinthians-6-1",
    scripture: "We then, as workers together with him, beseech you also that ye receive not the grace of God in vain.",
    reference: { book: "2CO", chapter: 6, verse: 1 },
  },
  {
    id: "2-corinthians-7-10",
    scripture:
      "For godly sorrow worketh repentance to salvation not to be repented of: but the sorrow of the world worketh death.",
    reference: { book: "2CO", chapter: 7, verse: 10 },
  },
  {
    id: "2-corinthians-8-12",
    scripture:
      "For if there be first a willing mind, it is accepted according to that a man hath, and not according to that he hath not.",
    reference: { book: "2CO", chapter: 8, verse: 12 },
  },
  {
    id: "2-corinthians-9-6",
    scripture:
      "But this I say, He which soweth sparingly shall reap also sparingly; and he which soweth bountifully shall reap also bountifully.",
    reference: { book: "2CO", chapter: 9, verse: 6 },
  },
  {
    id: "2-corinthians-11-2",
    scripture:
      "For I am jealous over you with godly jealousy: for I have espoused you to one husband, that I may present you as a chaste virgin to Christ.",
    reference: { book: "2CO", chapter: 11, verse: 2 },
  },
  {
    id: "2-corinthians-11-13",
    scripture: "For such are false apostles, deceitful workers, transforming themselves into the apostles of Christ.",
    reference: { book: "2CO", chapter: 11, verse: 13 },
  },
  {
    id: "2-corinthians-13-11",
    scripture:
      "Finally, brethren, farewell. Be perfect, be of good comfort, be of one mind, live in peace; and the God of love and peace shall be with you.",
    reference: { book: "2CO", chapter: 13, verse: 11 },
  },
  {
    id: "galatians-3-28",
    scripture:
      "There is neither Jew nor Greek, there is neither bond nor free, there is neither male nor female: for ye are all one in Christ Jesus.",
    reference: { book: "GAL", chapter: 3, verse: 28 },
  },
  {
    id: "galatians-5-6",
    scripture:
      "For in Jesus Christ neither circumcision availeth any thing, nor uncircumcision; but faith which worketh by love.",
    reference: { book: "GAL", chapter: 5, verse: 6 },
  },
  {
    id: "galatians-5-13",
    scripture:
      "For, brethren, ye have been called unto liberty; only use not liberty for an occasion to the flesh, but by love serve one another.",
    reference: { book: "GAL", chapter: 5, verse: 13 },
  },
  {
    id: "galatians-6-7",
    scripture: "Be not deceived; God is not mocked: for whatsoever a man soweth, that shall he also reap.",
    reference: { book: "GAL", chapter: 6, verse: 7 },
  },
  {
    id: "galatians-6-9",
    scripture: "And let us not be weary in well doing: for in due season we shall reap, if we faint not.",
    reference: { book: "GAL", chapter: 6, verse: 9 },
  },
  {
    id: "ephesians-1-6",
    scripture: "To the praise of the glory of his grace, wherein he hath made us accepted in the beloved.",
    reference: { book: "EPH", chapter: 1, verse: 6 },
  },
  {
    id: "ephesians-1-12",
    scripture: "That we should be to the praise of his glory, who first trusted in Christ.",
    reference: { book: "EPH", chapter: 1, verse: 12 },
  },
  {
    id: "ephesians-2-10",
    scripture:
      "For we are his workmanship, created in Christ Jesus unto good works, which God hath before ordained that we should walk in them.",
    reference: { book: "EPH", chapter: 2, verse: 10 },
  },
  {
    id: "ephesians-4-8",
    scripture: "Wherefore he saith, When he ascended up on high, he led captivity captive, and gave gifts unto men.",
    reference: { book: "EPH", chapter: 4, verse: 8 },
  },
  {
    id: "ephesians-4-30",
    scripture: "And grieve not the holy Spirit of God, whereby ye are sealed unto the day of redemption.",
    reference: { book: "EPH", chapter: 4, verse: 30 },
  },
  {
    id: "ephesians-5-2",
    scripture:
      "And walk in love, as Christ also hath loved us, and hath given himself for us an offering and a sacrifice to God for a sweetsmelling savour.",
    reference: { book: "EPH", chapter: 5, verse: 2 },
  },
  {
    id: "ephesians-5-14",
    scripture:
      "Wherefore he saith, Awake thou that sleepest, and arise from the dead, and Christ shall give thee light.",
    reference: { book: "EPH", chapter: 5, verse: 14 },
  },
  {
    id: "ephesians-6-10",
    scripture: "Finally, my brethren, be strong in the Lord, and in the power of his might.",
    reference: { book: "EPH", chapter: 6, verse: 10 },
  },
  {
    id: "philippians-1-11",
    scripture:
      "Being filled with the fruits of righteousness, which are by Jesus Christ, unto the glory and praise of God.",
    reference: { book: "PHP", chapter: 1, verse: 11 },
  },
  {
    id: "philippians-2-3",
    scripture:
      "Let nothing be done through strife or vainglory; but in lowliness of mind let each esteem other better than themselves.",
    reference: { book: "PHP", chapter: 2, verse: 3 },
  },
  {
    id: "philippians-2-17",
    scripture:
      "Yea, and if I be offered upon the sacrifice and service of your faith, I joy, and rejoice with you all.",
    reference: { book: "PHP", chapter: 2, verse: 17 },
  },
  {
    id: "philippians-3-3",
    scripture:
      "For we are the circumcision, which worship God in the spirit, and rejoice in Christ Jesus, and have no confidence in the flesh.",
    reference: { book: "PHP", chapter: 3, verse: 3 },
  },
  {
    id: "philippians-3-7",
    scripture: "But what things were gain to me, those I counted loss for Christ.",
    reference: { book: "PHP", chapter: 3, verse: 7 },
  },
  {
    id: "philippians-4-6",
    scripture:
      "Be careful for nothing; but in every thing by prayer and supplication with thanksgiving let your requests be made known unto God.",
    reference: { book: "PHP", chapter: 4, verse: 6 },
  },
  {
    id: "philippians-4-13",
    scripture: "I can do all things through Christ which strengtheneth me.",
    reference: { book: "PHP", chapter: 4, verse: 13 },
  },
  {
    id: "colossians-2-9",
    scripture: "For in him dwelleth all the fulness of the Godhead bodily.",
    reference: { book: "COL", chapter: 2, verse: 9 },
  },
  {
    id: "colossians-3-3",
    scripture: "For ye are dead, and your life is hid with Christ in God.",
    reference: { book: "COL", chapter: 3, verse: 3 },
  },
  {
    id: "colossians-3-11",
    scripture:
      "Where there is neither Greek nor Jew, circumcision nor uncircumcision, Barbarian, Scythian, bond nor free: but Christ is all, and in all.",
    reference: { book: "COL", chapter: 3, verse: 11 },
  },
  {
    id: "1-thessalonians-1-10",
    scripture:
      "And to wait for his Son from heaven, whom he raised from the dead, even Jesus, which delivered us from the wrath to come.",
    reference: { book: "1TH", chapter: 1, verse: 10 },
  },
  {
    id: "1-thessalonians-2-19",
    scripture:
      "For what is our hope, or joy, or crown of rejoicing? Are not even ye in the presence of our Lord Jesus Christ at his coming?",
    reference: { book: "1TH", chapter: 2, verse: 19 },
  },
  {
    id: "1-thessalonians-4-8",
    scripture: "He therefore that despiseth, despiseth not man, but God, who hath also given unto us his holy Spirit.",
    reference: { book: "1TH", chapter: 4, verse: 8 },
  },
  {
    id: "1-thessalonians-5-2",
    scripture: "For yourselves know perfectly that the day of the Lord so cometh as a thief in the night.",
    reference: { book: "1TH", chapter: 5, verse: 2 },
  },
  {
    id: "1-thessalonians-5-14",
    scripture:
      "Now we exhort you, brethren, warn them that are unruly, comfort the feebleminded, support the weak, be patient toward all men.",
    reference: { book: "1TH", chapter: 5, verse: 14 },
  },
  {
    id: "1-timothy-1-13",
    scripture:
      "Who was before a blasphemer, and a persecutor, and injurious: but I obtained mercy, because I did it ignorantly in unbelief.",
    reference: { book: "1TI", chapter: 1, verse: 13 },
  },
  {
    id: "1-timothy-1-17",
    scripture:
      "Now unto the King eternal, immortal, invisible, the only wise God, be honour and glory for ever and ever. Amen.",
    reference: { book: "1TI", chapter: 1, verse: 17 },
  },
  {
    id: "1-timothy-5-17",
    scripture:
      "Let the elders that rule well be counted worthy of double honour, especially they who labour in the word and doctrine.",
    reference: { book: "1TI", chapter: 5, verse: 17 },
  },
  {
    id: "1-timothy-6-11",
    scripture:
      "But thou, O man of God, flee these things; and follow after righteousness, godliness, faith, love, patience, meekness.",
    reference: { book: "1TI", chapter: 6, verse: 11 },
  },
  {
    id: "2-timothy-2-10",
    scripture:
      "Therefore I endure all things for the elect's sakes, that they may also obtain the salvation which is in Christ Jesus with eternal glory.",
    reference: { book: "2TI", chapter: 2, verse: 10 },
  },
  {
    id: "2-timothy-3-8",
    scripture:
      "Now as Jannes and Jambres withstood Moses, so do these also resist the truth: men of corrupt minds, reprobate concerning the faith.",
    reference: { book: "2TI", chapter: 3, verse: 8 },
  },
  {
    id: "2-timothy-3-13",
    scripture: "But evil men and seducers shall wax worse and worse, deceiving, and being deceived.",
    reference: { book: "2TI", chapter: 3, verse: 13 },
  },
  {
    id: "2-timothy-4-2",
    scripture:
      "Preach the word; be instant in season, out of season; reprove, rebuke, exhort with all longsuffering and doctrine.",
    reference: { book: "2TI", chapter: 4, verse: 2 },
  },
  {
    id: "2-timothy-4-10",
    scripture:
      "For Demas hath forsaken me, having loved this present world, and is departed unto Thessalonica; Crescens to Galatia, Titus unto Dalmatia.",
    reference: { book: "2TI", chapter: 4, verse: 10 },
  },
  {
    id: "hebrews-1-8",
    scripture:
      "But unto the Son he saith, Thy throne, O God, is for ever and ever: a sceptre of righteousness is the sceptre of thy kingdom.",
    reference: { book: "HEB", chapter: 1, verse: 8 },
  },
  {
    id: "hebrews-1-14",
    scripture: "Are they not all ministering spirits, sent forth to minister for them who shall be heirs of salvation?",
    reference: { book: "HEB", chapter: 1, verse: 14 },
  },
  {
    id: "hebrews-2-1",
    scripture:
      "Therefore we ought to give the more earnest heed to the things which we have heard, lest at any time we should let them slip.",
    reference: { book: "HEB", chapter: 2, verse: 1 },
  },
  {
    id: "hebrews-3-6",
    scripture:
      "But Christ as a son over his own house; whose house are we, if we hold fast the confidence and the rejoicing of the hope firm unto the end.",
    reference: { book: "HEB", chapter: 3, verse: 6 },
  },
  {
    id: "hebrews-3-12",
    scripture:
      "Take heed, brethren, lest there be in any of you an evil heart of unbelief, in departing from the living God.",
    reference: { book: "HEB", chapter: 3, verse: 12 },
  },
  {
    id: "hebrews-4-14",
    scripture:
      "Seeing then that we have a great high priest, that is passed into the heavens, Jesus the Son of God, let us hold fast our profession.",
    reference: { book: "HEB", chapter: 4, verse: 14 },
  },
  {
    id: "hebrews-4-16",
    scripture:
      "Let us therefore come boldly unto the throne of grace, that we may obtain mercy, and find grace to help in time of need.",
    reference: { book: "HEB", chapter: 4, verse: 16 },
  },
  {
    id: "hebrews-7-25",
    scripture:
      "Wherefore he is able also to save them to the uttermost that come unto God by him, seeing he ever liveth to make intercession for them.",
    reference: { book: "HEB", chapter: 7, verse: 25 },
  },
  {
    id: "hebrews-10-38",
    scripture: "Now the just shall live by faith: but if any man draw back, my soul shall have no pleasure in him.",
    reference: { book: "HEB", chapter: 10, verse: 38 },
  },
  {
    id: "hebrews-12-24",
    scripture:
      "And to Jesus the mediator of the new covenant, and to the blood of sprinkling, that speaketh better things than that of Abel.",
    reference: { book: "HEB", chapter: 12, verse: 24 },
  },
  {
    id: "hebrews-13-4",
    scripture: "Marriage is honourable in all, and the bed undefiled: but whoremongers and adulterers God will judge.",
    reference: { book: "HEB", chapter: 13, verse: 4 },
  },
  {
    id: "hebrews-13-15",
    scripture:
      "By him therefore let us offer the sacrifice of praise to God continually, that is, the fruit of our lips giving thanks to his name.",
    reference: { book: "HEB", chapter: 13, verse: 15 },
  },
  {
    id: "james-1-5",
    scripture:
      "If any of you lack wisdom, let him ask of God, that giveth to all men liberally, and upbraideth not; and it shall be given him.",
    reference: { book: "JAS", chapter: 1, verse: 5 },
  },
  {
    id: "james-1-18",
    scripture:
      "Of his own will begat he us with the word of truth, that we should be a kind of firstfruits of his creatures.",
    reference: { book: "JAS", chapter: 1, verse: 18 },
  },
  {
    id: "james-2-13",
    scripture:
      "For he shall have judgment without mercy, that hath shewed no mercy; and mercy rejoiceth against judgment.",
    reference: { book: "JAS", chapter: 2, verse: 13 },
  },
  {
    id: "james-3-13",
    scripture:
      "Who is a wise man and endued with knowledge among you? let him shew out of a good conversation his works with meekness of wisdom.",
    reference: { book: "JAS", chapter: 3, verse: 13 },
  },
  {
    id: "james-3-14",
    scripture: "But if ye have bitter envying and strife in your hearts, glory not, and lie not against the truth.",
    reference: { book: "JAS", chapter: 3, verse: 14 },
  },
  {
    id: "james-4-6",
    scripture:
      "But he giveth more grace. Wherefore he saith, God resisteth the proud, but giveth grace unto the humble.",
    reference: { book: "JAS", chapter: 4, verse: 6 },
  },
  {
    id: "james-4-8",
    scripture:
      "Draw nigh to God, and he will draw nigh to you. Cleanse your hands, ye sinners; and purify your hearts, ye double minded.",
    reference: { book: "JAS", chapter: 4, verse: 8 },
  },
  {
    id: "james-5-1",
    scripture: "Go to now, ye rich men, weep and howl for your miseries that shall come upon you.",
    reference: { book: "JAS", chapter: 5, verse: 1 },
  },
  {
    id: "1-peter-1-5",
    scripture: "Who are kept by the power of God through faith unto salvation ready to be revealed in the last time.",
    reference: { book: "1PE", chapter: 1, verse: 5 },
  },
  {
    id: "1-peter-1-21",
    scripture:
      "Who by him do believe in God, that raised him up from the dead, and gave him glory; that your faith and hope might be in God.",
    reference: { book: "1PE", chapter: 1, verse: 21 },
  },
  {
    id: "1-peter-3-22",
    scripture:
      "Who is gone into heaven, and is on the right hand of God; angels and authorities and powers being made subject unto him.",
    reference: { book: "1PE", chapter: 3, verse: 22 },
  },
  {
    id: "1-peter-4-2",
    scripture:
      "That he no longer should live the rest of his time in the flesh to the lusts of men, but to the will of God.",
    reference: { book: "1PE", chapter: 4, verse: 2 },
  },
  {
    id: "1-peter-4-7",
    scripture: "But the end of all things is at hand: be ye therefore sober, and watch unto prayer.",
    reference: { book: "1PE", chapter: 4, verse: 7 },
  },
  {
    id: "1-peter-5-4",
    scripture: "And when the chief Shepherd shall appear, ye shall receive a crown of glory that fadeth not away.",
    reference: { book: "1PE", chapter: 5, verse: 4 },
  },
  {
    id: "1-john-1-8",
    scripture: "If we say that we have no sin, we deceive ourselves, and the truth is not in us.",
    reference: { book: "1JN", chapter: 1, verse: 8 },
  },
  {
    id: "1-john-1-9",
    scripture:
      "If we confess our sins, he is faithful and just to forgive us our sins, and to cleanse us from all unrighteousness.",
    reference: { book: "1JN", chapter: 1, verse: 9 },
  },
  {
    id: "1-john-2-2",
    scripture:
      "And he is the propitiation for our sins: and not for our's only, but also for the sins of the whole world.",
    reference: { book: "1JN", chapter: 2, verse: 2 },
  },
  {
    id: "1-john-2-15",
    scripture:
      "Love not the world, neither the things that are in the world. If any man love the world, the love of the Father is not in him.",
    reference: { book: "1JN", chapter: 2, verse: 15 },
  },
  {
    id: "1-john-3-14",
    scripture:
      "We know that we have passed from death unto life, because we love the brethren. He that loveth not his brother abideth in death.",
    reference: { book: "1JN", chapter: 3, verse: 14 },
  },
  {
    id: "1-john-3-16",
    scripture:
      "Hereby perceive we the love of God, because he laid down his life for us: and we ought to lay down our lives for the brethren.",
    reference: { book: "1JN", chapter: 3, verse: 16 },
  },
  {
    id: "1-john-4-1",
    scripture:
      "Beloved, believe not every spirit, but try the spirits whether they are of God: because many false prophets are gone out into the world.",
    reference: { book: "1JN", chapter: 4, verse: 1 },
  },
  {
    id: "1-john-4-4",
    scripture:
      "Ye are of God, little children, and have overcome them: because greater is he that is in you, than he that is in the world.",
    reference: { book: "1JN", chapter: 4, verse: 4 },
  },
  {
    id: "1-john-5-11",
    scripture: "And this is the record, that God hath given to us eternal life, and this life is in his Son.",
    reference: { book: "1JN", chapter: 5, verse: 11 },
  },
  {
    id: "1-john-5-19",
    scripture: "And we know that we are of God, and the whole world lieth in wickedness.",
    reference: { book: "1JN", chapter: 5, verse: 19 },
  },
  {
    id: "revelation-1-8",
    scripture:
      "I am Alpha and Omega, the beginning and the ending, saith the Lord, which is, and which was, and which is to come, the Almighty.",
    reference: { book: "REV", chapter: 1, verse: 8 },
  },
  {
    id: "revelation-1-18",
    scripture:
      "I am he that liveth, and was dead; and, behold, I am alive for evermore, Amen; and have the keys of hell and of death.",
    reference: { book: "REV", chapter: 1, verse: 18 },
  },
  {
    id: "revelation-3-19",
    scripture: "As many as I love, I rebuke and chasten: be zealous therefore, and repent.",
    reference: { book: "REV", chapter: 3, verse: 19 },
  },
  {
    id: "revelation-3-21",
    scripture:
      "To him that overcometh will I grant to sit with me in my throne, even as I also overcame, and am set down with my Father in his throne.",
    reference: { book: "REV", chapter: 3, verse: 21 },
  },
  {
    id: "revelation-12-11",
    scripture:
      "And they overcame him by the blood of the Lamb, and by the word of their testimony; and they loved not their lives unto the death.",
    reference: { book: "REV", chapter: 12, verse: 11 },
  },
  {
    id: "revelation-16-6",
    scripture:
      "For they have shed the blood of saints and prophets, and thou hast given them blood to drink; for they are worthy.",
    reference: { book: "REV", chapter: 16, verse: 6 },
  },
  {
    id: "revelation-18-20",
    scripture: "Rejoice over her, thou heaven, and ye holy apostles and prophets; for God hath avenged you on her.",
    reference: { book: "REV", chapter: 18, verse: 20 },
  },
  {
    id: "revelation-19-16",
    scripture: "And he hath on his vesture and on his thigh a name written, KING OF KINGS, AND LORD OF LORDS.",
    reference: { book: "REV", chapter: 19, verse: 16 },
  },
  {
    id: "revelation-20-15",
    scripture: "And whosoever was not found written in the book of life was cast into the lake of fire.",
    reference: { book: "REV", chapter: 20, verse: 15 },
  },
  {
    id: "revelation-21-2",
    scripture:
      "And I John saw the holy city, new Jerusalem, coming down from God out of heaven, prepared as a bride adorned for her husband.",
    reference: { book: "REV", chapter: 21, verse: 2 },
  },
  {
    id: "revelation-22-1",
    scripture:
      "And he shewed me a pure river of water of life, clear as crystal, proceeding out of the throne of God and of the Lamb.",
    reference: { book: "REV", chapter: 22, verse: 1 },
  },
  {
    id: "revelation-22-15",
    scripture:
      "For without are dogs, and sorcerers, and whoremongers, and murderers, and idolaters, and whosoever loveth and maketh a lie.",
    reference: { book: "REV", chapter: 22, verse: 15 },
  },
];
