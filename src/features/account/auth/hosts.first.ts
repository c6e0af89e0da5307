/** Stands in for `hosts.ts` in the first picture, which opens nothing. */

export const getCodeEditorOrigin = () => ''
