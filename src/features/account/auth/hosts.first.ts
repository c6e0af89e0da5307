/** Replaces `hosts.ts` in a first picture, which opens no other site. */

export const getCodeEditorOrigin = () => ''
