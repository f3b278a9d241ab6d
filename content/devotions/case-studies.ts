import { quotedIn } from "#domain/site/locales/locale.ts";
import type { CaseStudy } from "#content/schema/devotions.ts";

/** The `lang` of these texts on a page of another language. */
export const lang: string | undefined = quotedIn;

/** Six lives, three from the Bible and three from later history. Scripture in them is KJV. */
export const caseStudies: readonly CaseStudy[] = [
  {
    id: "woman-at-the-well",
    name: "The Woman of Samaria",
    category: "Biblical",
    title: "A Bucket Left Behind",
    summary:
      "She came to the well at noon for water, met a tired man who asked her for a drink, and went home without her pot.",
    story:
      "It was about noon, and Jesus was tired; John says so plainly. He had walked up from Judaea and sat down on the edge of a well outside Sychar, a town of Samaria, while his friends went in to buy food.\nA woman came to draw water. He asked her for a drink. She was surprised, since Jews had no dealings with Samaritans. He told her that if she knew who was asking, she would be asking him, and he would give her living water. She pointed out that he had no bucket.\nThey went on talking. She was quick, and he did not talk down. He asked her to fetch her husband; she said she had none; he said that this was true, that there had been five, and that the man she had now was not one. She turned the talk to religion, and to which mountain was the right one to worship on. He followed her there too. God, he said, is looking for people who will worship in spirit and in truth.\nShe said that the Messiah would explain everything when he came. “I that speak unto thee am he.”\nShe left her waterpot standing where it was and went back into the town.",
    beforeChrist:
      "John does not say how she had lost five husbands. Some may have died and some may have sent her away; either could leave a woman with very little. By now she lived with a man who had not married her. She came for water in the heat of the day. People have guessed at the reason. What is written is that she came by herself, and that she was thirsty.",
    encounter:
      "Jesus began by needing something from her. He said the whole of her life in two sentences, and there cannot have been contempt in it, or she would not have stayed. She put up good arguments and he answered them. Then he told her, a woman whom others would have passed by, that the one she was waiting for was talking to her.",
    afterChrist:
      "She went straight to her neighbours. “Come, see a man, which told me all things that ever I did: is not this the Christ?” They came out because of her. They asked Jesus to stay, and he stayed two days. By the end they had heard him for themselves, and told her so. John never gives us her name. He gives us a town in which many believed on her word.",
    keyVerse: {
      text: "whosoever drinketh of the water that I shall give him shall never thirst",
      reference: "John 4:14",
    },
    reflection: {
      question: "Which part of your life would you rather Jesus did not bring up?",
      text: "He brought it up with her, and she ran to tell people about it; being known had turned into being free. You might say the thing to him today in one plain sentence, aloud if you are alone. Then notice that he has not left the well.",
    },
  },
  {
    id: "zacchaeus",
    name: "Zacchaeus of Jericho",
    category: "Biblical",
    title: "Down From the Tree",
    summary:
      "A rich tax collector climbed a tree to look at Jesus from a safe height, and found that he was the one being looked for.",
    story:
      "Taxes for Rome were gathered at Jericho, and Zacchaeus was chief among the men who gathered them. He was rich. He was also short, and when Jesus came through the town he could not see over the people; nor, it seems, did anyone make room.\nSo he ran on ahead, a grown man of means, and climbed a sycomore beside the road. He may have hoped that the leaves would hide him. When Jesus reached the place he stopped and looked up. “Zacchaeus, make haste, and come down; for to day I must abide at thy house.”\nHe had not asked for anything. He had wanted to see, that was all. Jesus used his name, and said “must”. Zacchaeus was down in a moment and took him home, full of joy.\nThe street did not like it. Jesus had gone to be the guest of a sinner, they said, and about the sinner they were right. What they talked about was never written down. What Luke wrote down is that Zacchaeus got to his feet and began to give his money away: half of his goods to the poor, and four times over to anyone he had cheated. No one had told him to. “This day is salvation come to this house”, Jesus answered, and he called the tax man what the town had long since stopped calling him: a son of Abraham.",
    beforeChrist:
      "Tax collectors worked for the occupying power and were known for taking more than was due; John the Baptist had told them to stop it. Zacchaeus stood at the top of that trade. He had money, a house, and a crowd full of backs. One wonders how long it had been since anybody but a debtor had spoken his name.",
    encounter:
      "There was no lecture under the tree. Jesus invited himself to dinner in front of everybody, and took a share of the town’s bad opinion along with the meal. Notice the order of it. Welcome came first. The change came after, during the meal, and it had not been asked for. Kindness had got further into that house than blame ever did.",
    afterChrist:
      "The law asked a thief who owned up to give back what he took and a fifth more. Zacchaeus offered four times the sum, after half his fortune had gone to the poor. It would have meant sitting up late with the books, and knocking at doors he had knocked at before, this time with the purse open. Luke ends the story there. Its last word is “lost”, and it is about someone found.",
    keyVerse: { text: "For the Son of man is come to seek and to save that which was lost.", reference: "Luke 19:10" },
    reflection: {
      question: "Whom would you have to visit if Jesus came to your house today?",
      text: "Zacchaeus knew without being told. There may be money in it for you, or only an apology, or a name you have stopped using. Choose one door. You do not have to settle the whole street before dinner; Jesus had already sat down when Zacchaeus began.",
    },
  },
  {
    id: "jailer-at-philippi",
    name: "The Jailer at Philippi",
    category: "Biblical",
    title: "The Same Hour of the Night",
    summary:
      "An earthquake opened every cell in his prison, every prisoner stayed, and a man with a sword in his hand asked how to be saved.",
    story:
      "Paul and Silas were in prison for spoiling a business. In Philippi, a Roman colony in Macedonia, a slave girl told fortunes and her owners lived on the proceeds. Paul set her free from the spirit that drove her, and the money stopped. The owners dragged both men to the market place. The magistrates had them beaten with rods and handed them to the jailer, who was told to keep them safe. He put them in the inner cell and locked their feet in the stocks.\nAt midnight they were praying and singing, and the other prisoners were listening. Then the ground shook. Doors flew open, and chains came away from the walls.\nThe jailer woke, saw the open doors, and drew his sword to kill himself. A voice came out of the dark: “Do thyself no harm: for we are all here.” He called for a light, ran in, and fell down trembling in front of the two men he had locked up. “Sirs, what must I do to be saved?” Their answer fits on one line. “Believe on the Lord Jesus Christ, and thou shalt be saved, and thy house.”\nBefore the night was over he had washed their backs and been baptised, and all his household with him. He took the prisoners up into his own house and set food in front of them.",
    beforeChrist:
      "He was a man with keys and orders. A guard who lost his prisoners could pay with his life; when Peter walked free in Jerusalem, Herod had the guards put to death. So he took no chances with these two. He fastened their feet in wood with their backs still raw, and he lay down. Luke does not say that he was cruel. He did his job, and slept.",
    encounter:
      "It was not the earthquake that undid him. He met that with a sword, as he thought he must. It was the voice. Men he had hurt, with nothing between them and the street, had stayed where they were, and were worried about him. When he asked his question they did not tell him to become better first. They told him whom to trust.",
    afterChrist:
      "“And he took them the same hour of the night, and washed their stripes”. That is the first thing faith did in that house: it fetched a basin. The hands that had closed the stocks cleaned the wounds. There was bread on the table, and joy, and it was not yet light. When Paul wrote to Philippi years later, he began by thanking God every time he remembered them.",
    keyVerse: {
      text: "Believe on the Lord Jesus Christ, and thou shalt be saved, and thy house.",
      reference: "Acts 16:31",
    },
    reflection: {
      question: "When were you last treated well by somebody who owed you nothing?",
      text: "The jailer expected to be blamed and heard that someone was concerned for him. It took him one night to pass it on. Is there a person with reason to think badly of you, whose wounds you could still wash? Start with warm water and few words.",
    },
  },
  {
    id: "augustine",
    name: "Augustine of Hippo",
    category: "Historical",
    title: "The Book on the Bench",
    summary:
      "A brilliant professor knew perfectly well what was right and could not do it, until an August day in a garden in Milan in 386.",
    story:
      "Augustine was born in 354 at Thagaste, in what is now Algeria. His mother, Monica, was a Christian and never stopped praying for him. He was clever, ambitious and restless. At Carthage he studied rhetoric, lived for years with a woman whose name he never wrote down, and had a son by her. For about nine years he followed the Manichees, who promised that reason alone would answer everything. It did not.\nBy 384 he was professor of rhetoric at Milan, where the emperor held court. He went to hear Ambrose, the bishop, for his style, and little by little began to hear what was said. By the summer of 386 his mind was persuaded. His will was not. As a young man, he tells us, he had prayed to be made pure, but not yet.\nThat August, in the garden of the house where he was staying, he broke down under a fig tree and wept. From somewhere near he heard a child’s voice, chanting over and over that he should take up and read. He went back to the bench where he had left the letters of Paul, opened the book, and read the first lines his eyes fell on. He needed no more. About eleven years afterwards, in his Confessions, he wrote that it was as though a light of calm had been poured into his heart.",
    beforeChrist:
      "He felt bound, he said, not by anyone else’s iron but by his own will. He had a fine post and useful friends. A marriage had been arranged to help him rise, and the mother of his son was sent home to Africa to make room for it. He bled for her, and took another mistress. Everything he understood, and he understood a great deal, had left him where he was.",
    encounter:
      "The lines were from Romans 13. “But put ye on the Lord Jesus Christ, and make not provision for the flesh, to fulfil the lusts thereof.” They told him nothing new. What was new was that he could. He kept his finger in the place and showed his friend Alypius, who read the next verse and took it for himself. Then the two of them went indoors and told Monica.",
    afterChrist:
      "He gave up his post. Ambrose baptised him at Easter in 387, with his son and Alypius beside him; Monica died later that year at Ostia, content. Back in Africa he wanted a quiet life, but the people of Hippo made him a priest in 391, and afterwards their bishop. For some thirty-five years he preached, settled quarrels and wrote. He died on 28 August 430, with the Vandals outside the walls.",
    keyVerse: {
      text: "But put ye on the Lord Jesus Christ, and make not provision for the flesh, to fulfil the lusts thereof.",
      reference: "Romans 13:14",
    },
    reflection: {
      question: "What do you know quite well that you ought to do, and cannot seem to do?",
      text: "Augustine did not need another reason; he had plenty. He needed help from outside himself, and it came by way of a neighbour’s child and a book he already owned. Leave a Gospel open somewhere you often sit. Read the page you find.",
    },
  },
  {
    id: "john-newton",
    name: "John Newton",
    category: "Historical",
    title: "Eleven Hours at the Wheel",
    summary:
      "A slave trader cried out to God in an Atlantic storm in 1748, and it took the rest of his life for the answer to reach all of him.",
    story:
      "In the small hours of 10 March 1748 a violent sea struck the ship Greyhound, bound home across the Atlantic. John Newton, aged twenty-two, woke with water pouring into his cabin. The sailor who went up on deck just ahead of him was washed away. Newton worked at the pumps until noon was near, and lay down for an hour. Then he was put to the wheel, and stayed at it until midnight. He had heard himself say that if some repair did not hold, the Lord must have mercy on them; and the words startled him, for he had not asked for mercy in years.\nThe ship should have gone down. Her cargo of wood and beeswax helped to keep her up. Four weeks later, with the last food in the pot, she came into Lough Swilly in Ireland. Newton kept the anniversary of that storm until he died.\nIt would be easier to stop there. But he went on to command three slaving voyages, between 1750 and 1754, and read his Bible in the cabin above a hold full of people in chains. Illness ended his years at sea. He was ordained in 1764 and went to Olney, in Buckinghamshire; for New Year’s Day 1773 he wrote the hymn now known as Amazing Grace. Not until 1788, forty years after the storm, did he publish his Thoughts upon the African Slave Trade and confess in public what he had done.",
    beforeChrist:
      "His mother taught him Scripture and died shortly before he was seven. At eleven he went to sea. He was pressed into the navy in 1744, deserted, was flogged for it, and was glad to be exchanged into a slave ship. On the coast of Sierra Leone a trader’s household starved and mocked him in his turn. By then he despised all faith, and took pleasure in arguing others out of theirs.",
    encounter:
      "At the wheel he had time to think. Verses that his mother had taught him came back, and he doubted whether there could be mercy for a man who had laughed at it so long. In the days that followed he found a New Testament, and read of the son who came home and of the Father who gives his Spirit to those who ask. He began to pray. Looking back, he would only call it a beginning.",
    afterChrist:
      "Grace worked slowly in him, and far too slowly for the people he had carried. He came to say so himself. As rector of St Mary Woolnoth in London he urged the young William Wilberforce to stay in Parliament, gave evidence against the trade, and lived, almost blind, to hear that it had been abolished by the Act of March 1807. He died on 21 December in the same year.",
    keyVerse: {
      text: "Christ Jesus came into the world to save sinners; of whom I am chief.",
      reference: "1 Timothy 1:15",
    },
    reflection: {
      question: "Which room of your life has your faith not yet walked into?",
      text: "Newton sang hymns for years before he looked at how he had earned his living. God was patient with him; other people paid for the delay. Ask who pays for yours. Then ask for the courage to go in this year instead of in forty.",
    },
  },
  {
    id: "josephine-bakhita",
    name: "Josephine Bakhita",
    category: "Historical",
    title: "The Master of the Stars",
    summary:
      "Stolen as a child in Darfur and sold from hand to hand, she learned in Venice the name of the one she had wondered about.",
    story:
      "She was about seven when two men took her from the fields near her village, Olgossa, in Darfur, in the west of Sudan. The terror drove her own name out of her memory. The slavers called her Bakhita, which is Arabic for lucky. In the years that followed she was marched across the country and sold again and again. One owner had her skin cut in patterns and salt rubbed into the cuts; she carried more than a hundred scars.\nIn 1883, at Khartoum, the Italian vice-consul, Callisto Legnani, bought her, and the beatings stopped. Two years later she begged to go with him to Italy. There he gave her to another family, the Michielis, as nurse to their little girl. In 1888 the mother travelled, and left child and nurse with the Canossian Sisters in Venice.\nThe sisters told Bakhita who Jesus was. When Signora Michieli came to fetch her, she would not go. She was afraid, and she said no. The matter went before the authorities, and on 29 November 1889 they declared that since Italian law knew no slavery, she had been free from the day she landed. On 9 January 1890 she was baptised, and given the name Josephine.",
    beforeChrist:
      "For about ten years she belonged to other people: bought, given as a present, whipped on a whim. She could not go home, since she no longer knew what to call it or herself. One thing had never been taken from her. As a child she used to look at the sun, the moon and the stars, she said, and wonder who could be the master of such beautiful things, and wish that she might see him.",
    encounter:
      "Someone in Italy had given her a small silver crucifix, and she had kept it without knowing who the man was. In Venice she was told. The master of the stars had been flogged; he had been stripped and sold; and he was alive, and had known her all along. She said that she had felt God in her heart since she was small. Now she knew his name, and that he had always known hers.",
    afterChrist:
      "She took her vows with the same sisters in 1896. At Schio, in northern Italy, where she lived from 1902, she cooked, sewed, embroidered and answered the convent door, and the children of the town knew her voice. She spoke of those who had kidnapped her without hatred, and prayed for them. In her last illness she was back in chains, and begged the nurse to loosen them. She died on 8 February 1947.",
    keyVerse: { text: "If the Son therefore shall make you free, ye shall be free indeed.", reference: "John 8:36" },
    reflection: {
      question: "Who told you what you were worth, and were they right?",
      text: "Bakhita had been given a price many times. It took a court to say that she could not be owned, and a baptism to say why. Think of one label that you have carried since you were young. Hold it beside the cross, and ask who had the right to give it.",
    },
  },
];
