/** A time that the product promises, in milliseconds, on a machine four times slower than the one it is promised on. */
export const within = (ms: number) => ({ timeout: ms * 4 })
