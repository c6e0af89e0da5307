/** Stands in for `call.ts` in the first picture, where nothing is pressed and so nothing is sent. */

const never = () => new Promise<never>(() => undefined)

export { never as call, never as callWithMessage }
