/** A file ready to send, or the reason for its rejection. */
export type Prepared = { file: File; refusal?: undefined } | { file?: undefined; refusal: string }
