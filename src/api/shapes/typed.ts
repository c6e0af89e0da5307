/**
 * Typed and chosen values in bodies and queries. Text is trimmed and loses invisible characters; its limit is
 * far beyond what people write. (spec 5)
 */

import * as v from 'valibot'
import { MOST_TYPED } from '#src/lib/bound-text.ts'
import { cleanLine, trimText } from '#src/lib/invisible.ts'

const megabyte = 1024 * 1024
const readText = v.transform(trimText)

/** Typed text, trimmed; may be empty. */
export const Typed = v.pipe(v.string(), readText, v.maxLength(MOST_TYPED))
/** Typed text that must contain something visible. */
export const Filled = v.pipe(v.string(), readText, v.minLength(1), v.maxLength(MOST_TYPED))
/** A line that is compared with another: a code, a number, a username, a search. Joiners are removed too. */
export const Line = v.pipe(v.string(), v.transform(cleanLine), v.maxLength(MOST_TYPED))
/** A password is sent as typed: blanks are part of it. */
export const Password = v.pipe(v.string(), v.minLength(1))
/** `01XXXXXXXXX`, or `+` and 2 to 15 digits. (spec 5, ruling R32) */
export const Phone = v.pipe(v.string(), v.regex(/^(?:01[1-9]\d{8}|\+[1-9]\d{1,14})$/))
/** Contact type e-mail; the stricter check is the form's own. (spec 5) */
export const Email = v.pipe(v.string(), v.transform(cleanLine), v.regex(/^[^\s@]+@[^\s@]+$/))
/** A random text that makes a repeated write harmless. (rulings R34, R42) */
export const RepeatKey = Filled

/** Picture upload: jpg, png, webp up to 5 MB. (ruling R46) */
export const PictureFile = v.pipe(
  v.file(),
  v.maxSize(5 * megabyte),
  v.mimeType(['image/jpeg', 'image/png', 'image/webp']),
)
/** Any other upload; video is the largest, 100 MB. The server has finer limits by type. (ruling R46) */
export const AnyFile = v.pipe(v.file(), v.maxSize(100 * megabyte))

/** A number in a query or a multipart field, where everything is sent as text. */
export const NumberText = v.pipe(
  v.union([v.number(), v.pipe(Line, v.minLength(1))]),
  v.toNumber(),
  v.finite(),
)
/** A whole number in a query or a multipart field. */
export const WholeText = v.pipe(NumberText, v.integer(), v.minValue(0))
/** A yes or no in a query. */
export const FlagText = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((value) => String(value) === 'true'),
)

/** The query of every list. (ruling R35) */
export const PageQuery = v.object({ count: v.optional(NumberText), page: v.optional(NumberText) })
