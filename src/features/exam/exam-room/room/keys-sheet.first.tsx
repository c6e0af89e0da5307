/** Stands in for `keys-sheet.tsx` in the first picture: it opens with a press. */

export const KeysSheet = () => null
