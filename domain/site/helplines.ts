/** The section of the help page with emergency numbers and helplines: 'If you need someone now'. */
export const helplinesSectionId = "someone-now";

/** Its address, without the origin. */
export const helplinesAddress = `/help#${helplinesSectionId}`;
