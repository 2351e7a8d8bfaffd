/** In the footer as long as the app shows content of Amazon's, in the words of its license. */
export const amazonNotice =
  "CERTAIN CONTENT THAT APPEARS IN THIS APPLICATION COMES FROM AMAZON. THIS CONTENT IS PROVIDED 'AS IS' AND IS SUBJECT TO CHANGE OR REMOVAL AT ANY TIME."
