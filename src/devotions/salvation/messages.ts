/** docs/product/devotions.md, "Salvation". */
export const salvationMessages = {
  welcome: "Welcome to God's Family!",
  welcomeDetail: "You are not meant to do this alone.",
  welcomeText:
    "Welcome. You have said yes to the one who came looking for you. Tell one person before tonight, read a page of Mark tomorrow, and when you doubt this day, come back to what he promised and not to how you felt.",
  mailSubject: "Salvation Stories",
  shareText:
    "Six people who met Jesus Christ and were not the same afterwards, and a prayer for anyone who wants to begin.",
} as const;
