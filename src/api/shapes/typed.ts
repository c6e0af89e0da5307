/** What people type and pick, as bodies and queries carry it. Text is trimmed; bounds only where the specification gives them. (spec 5) */
import * as z from 'zod/mini'

const megabyte = 1024 * 1024

/** Typed text without blanks around it; may be empty. */
export const Typed = z.string().check(z.trim())
/** Typed text that must not be empty. */
export const Filled = z.string().check(z.trim(), z.minLength(1))
/** A password is sent as typed: blanks belong to it. */
export const Password = z.string().check(z.minLength(1))
/** `01XXXXXXXXX`, or `+` and 2 to 15 digits. (spec 5, ruling R32) */
export const Phone = z.string().check(z.regex(/^(?:01[1-9]\d{8}|\+[1-9]\d{1,14})$/))
/** Contact type e-mail; the stricter check is the form's own. (spec 5) */
export const Email = z.string().check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+$/))
/** A random text that makes a repeated write harmless. (rulings R34, R42) */
export const RepeatKey = Filled

/** Picture upload: jpg, png, webp up to 5 MB. (ruling R46) */
export const PictureFile = z.file().check(z.maxSize(5 * megabyte), z.mime(['image/jpeg', 'image/png', 'image/webp']))
/** Any other upload; video is the largest, 100 MB. The finer limits by type are the server's. (ruling R46) */
export const AnyFile = z.file().check(z.maxSize(100 * megabyte))

/** A number in a query or a multipart field, where everything is text on the way. */
export const NumberText = z.coerce.number<number>()
/** A yes or no in a query. */
export const FlagText = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value) => String(value) === 'true'),
)

/** What every list takes. (ruling R35) */
export const PageQuery = z.object({ count: z.optional(NumberText), page: z.optional(NumberText) })
