/** Replaces `apply-form.tsx` in a first picture: the form stands in a sheet, which opens with the app. */
export const ApplyForm = () => null
