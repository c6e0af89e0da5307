/** Names the feature, pages or parts of pages that a missing call hides. */

import type { KeyedRow } from '#src/api/contract/all.ts'
import { readDriven } from '../driven-list.ts'
import { findFeatureOfCall } from '../features/lacking.ts'
import { getCallName, listFirstReads } from '../first-reads.ts'

const driven = readDriven()
const firstReads = await listFirstReads()
const MOST_PAGES = 3

function listPages(pages: readonly string[]): string {
  const rest = pages.length - MOST_PAGES
  return pages.slice(0, MOST_PAGES).join(' ') + (rest > 0 ? ` and ${rest} more` : '')
}

export function describeHidden(keyed: KeyedRow): string {
  const feature = findFeatureOfCall(keyed)
  if (feature) return `feature ${feature}`
  const call = getCallName(keyed.row)
  const first = [...(firstReads.get(call) ?? [])]
  if (first.length > 0) return `pages ${listPages(first)}`
  const part = driven.get(call) ?? []
  return part.length > 0 ? `part of ${listPages(part)}` : 'nothing that was seen'
}
