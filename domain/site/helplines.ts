/** The section of the help page with emergency numbers and helplines: 'If you need someone now'. */
export const careSectionId = "someone-now";

/** Its address, without the origin. */
export const careAddress = `/help#${careSectionId}`;
