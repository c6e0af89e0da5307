/**
 * Pages of the content management. One shape for every key: a page is a list of named sections, a section a list of items, and a
 * screen picks the sections it knows by their key. (spec 2 keys, ruling R43)
 */
import * as z from 'zod/mini'
import { Address, Html, Text, listOf } from './scalar.ts'

/** `value` is a figure to count up or a rating; `href` a place of ours or an address. `text` may be HTML. */
export const CmsItem = z.object({ title: Text, text: Html, icon: Text, picture: Address, href: Address, value: z.nullish(z.number()) })
export type CmsItem = z.infer<typeof CmsItem>

/** A part of a page, found by its key. */
export const CmsSection = z.object({ key: z.string(), title: Text, text: Html, items: listOf(CmsItem) })
export type CmsSection = z.infer<typeof CmsSection>

/** `home` holds the sections hero, figures, steps, banners, voices and faqs. */
export const CmsPage = z.object({ key: z.string(), title: Text, text: Html, sections: listOf(CmsSection) })
export type CmsPage = z.infer<typeof CmsPage>
