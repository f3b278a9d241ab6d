import { expect, it } from "vitest";
import { transliterateGreek, transliterateHebrew } from "./transliteration.ts";

it.each([
  ["שָׁלוֹם", "shalom"],
  ["סֶלָה", "selah"],
  ["אֱלֹהִים", "elohim"],
  ["הַבְּרִית", "habberith"],
  ["מָשִׁיחַ", "mashiach"],
  ["רוּחַ", "ruach"],
  ["תּוֹרָה", "torah"],
  ["צִיּוֹן", "tsiyyon"],
  ["חַטָּאת", "chattath"],
  ["כֹּהֵן", "kohen"],
  ["חׇכְמָה", "chokhmah"],
  ["עָוֹן", "avon"],
  ["הַלְלוּ־יָהּ", "halelu yah"],
  ["מַצָּה", "matsah"],
  ["יִשְׂרָאֵל", "yisrael"],
  ["מַלְאָךְ", "malakh"],
  ["בֵּית לֶחֶם", "beth lechem"],
  ["מִצְוָה", "mitsvah"],
  ["כְּרוּבִים", "keruvim"],
  ["יהוה", "YHWH"],
])("Hebrew %s is %s", (hebrew, latin) => {
  expect(transliterateHebrew(hebrew)).toBe(latin);
});

it.each([
  ["ἀγάπη", "agapē"],
  ["εὐαγγέλιον", "euangelion"],
  ["ὁ υἱὸς τοῦ ἀνθρώπου", "ho huios tou anthrōpou"],
  ["ᾅδης, γέεννα", "hadēs, geenna"],
  ["ῥαββί", "rhabbi"],
  ["ἁλληλουϊά", "hallēlouia"],
  ["Χριστός", "Christos"],
  ["συναγωγή", "synagōgē"],
  ["ψυχή", "psychē"],
  ["ἄγγελος", "angelos"],
  ["Ἰησοῦς", "Iēsous"],
  ["Ἅγιος", "Hagios"],
])("Greek %s is %s", (greek, latin) => {
  expect(transliterateGreek(greek)).toBe(latin);
});
