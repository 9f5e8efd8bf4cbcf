/**
 * What a number of the brand's region is called by: what is typed without a code is of it. A test holds it to the list of
 * all codes, which is too large for a page that needs this one.
 */
export const HOME_CODE = '+86';
