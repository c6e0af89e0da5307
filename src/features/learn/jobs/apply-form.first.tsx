/** Replaces `apply-form.tsx` in a first picture, which draws no sheet: the form opens in one once the app has loaded. */
export const ApplyForm = () => null
