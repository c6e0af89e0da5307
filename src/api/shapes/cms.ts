/**
 * Pages of the content management. One shape for every key: a page is a list of named sections, a section a
 * list of items, and a screen uses the sections whose keys it knows. (spec 2 keys, ruling R43)
 */

import * as v from 'valibot'
import { Address, Html, Text, buildList } from './scalar.ts'

/** `value` is a figure to count up or a rating; `href` a path of ours or an address. `text` may be HTML. */
export const CmsItem = v.object({
  title: Text,
  text: Html,
  icon: Text,
  picture: Address,
  href: Address,
  value: v.nullish(v.number()),
})
export type CmsItem = v.InferOutput<typeof CmsItem>

/** A part of a page, found by its key. */
export const CmsSection = v.object({ key: v.string(), title: Text, text: Html, items: buildList(CmsItem) })
export type CmsSection = v.InferOutput<typeof CmsSection>

/** `home` has the sections hero, figures, steps, banners, quizzes, voices and faqs. */
export const CmsPage = v.object({ key: v.string(), title: Text, text: Html, sections: buildList(CmsSection) })
export type CmsPage = v.InferOutput<typeof CmsPage>
