/** A file as it is sent, or the sentence why it is not. */
export type Prepared = { file: File; refusal?: undefined } | { file?: undefined; refusal: string }
