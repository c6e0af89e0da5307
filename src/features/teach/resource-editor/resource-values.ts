/** Form values of a resource: reading, checking, and building the request body. */

import * as v from 'valibot'
import type { Resource } from '#src/api/shapes/resource.ts'
import { parseExternalLink } from '#src/lib/external-link.ts'
import { isBlank } from '#src/lib/invisible.ts'
import type { Problems } from '#src/ui/fields/use-draft-form.ts'
import { words } from './words.ts'

export const ResourceValues = v.object({
  title: v.string(),
  module: v.string(),
  category: v.string(),
  kind: v.picklist(['file', 'link']),
  link: v.string(),
})
export type ResourceValues = v.InferOutput<typeof ResourceValues>

/** The file is not a form value, but its problem is shown with the others. */
export type ResourceProblems = Problems<ResourceValues & { file: File }>

export const EMPTY_VALUES: ResourceValues = { title: '', module: '', category: '', kind: 'file', link: '' }

export function readValues({ title, module, category, kind, url }: Resource): ResourceValues {
  return { title, module: module?._id ?? '', category, kind, link: kind === 'link' ? url : '' }
}

/** `hasFile` is true if a file was chosen or the resource already has one. */
export function findProblems(
  { title, module, category, kind, link }: ResourceValues,
  hasFile: boolean,
): ResourceProblems {
  return {
    ...(isBlank(title) && { title: words.form.noName }),
    ...(module === '' && { module: words.form.noModule }),
    ...(isBlank(category) && { category: words.form.noCategory }),
    ...(kind === 'link' && parseExternalLink(link) === undefined && { link: words.form.noLink }),
    ...(kind === 'file' && !hasFile && { file: words.form.noFile }),
  }
}

export function buildBody({ title, module, category, kind, link }: ResourceValues, file: File | undefined) {
  return {
    title: title.trim(),
    module,
    category: category.trim(),
    ...(kind === 'link' && { link: parseExternalLink(link) }),
    ...(kind === 'file' && file && { file }),
  }
}
