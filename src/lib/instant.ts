/** An instant as text: UTC, to the second or finer, `2026-11-21T09:30:00Z`. (ruling R4) */
export const INSTANT = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/
