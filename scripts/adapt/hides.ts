/** What a call that a server lacks hides on screen: a feature with its switch, pages, or a part of them. */

import { listRows } from '#src/api/contract/all.ts'
import type { Row } from '#src/api/row.ts'
import { type Feature, FEATURES, featureNames } from '#src/lib/features.ts'
import { readDriven } from '../driven-list.ts'
import { getCallName, listFirstReads } from '../first-reads.ts'
import type { Judged } from './judge-row.ts'

const driven = readDriven()
const firstReads = await listFirstReads()
const MOST_PAGES = 3

const listPages = (pages: readonly string[]) =>
  pages.length > MOST_PAGES
    ? `${pages.slice(0, MOST_PAGES).join(' ')} and ${pages.length - MOST_PAGES} more`
    : pages.join(' ')

/** The feature that alone uses a table of the contract. */
function findFeature(table: string): Feature | undefined {
  const file = `api/contract/${table.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
  return featureNames.find((name) => (FEATURES[name].sources as readonly string[]).includes(file))
}

const tables = new Map<Row, string>(listRows().map(({ row, table }) => [row, table]))

export function describeHidden(row: Row): string {
  const feature = findFeature(tables.get(row) ?? '')
  if (feature) return `feature ${feature}`
  const call = getCallName(row)
  const first = [...(firstReads.get(call) ?? [])]
  if (first.length > 0) return `pages ${listPages(first)}`
  const part = driven.get(call) ?? []
  return part.length > 0 ? `part of ${listPages(part)}` : 'nothing that was seen'
}

/** Features of which the server has no read: switch them off. */
export function listLackingFeatures(judged: readonly Judged[]): Feature[] {
  return featureNames.filter((name) => {
    const reads = judged.filter(
      ({ keyed: { table, row } }) => row.method === 'GET' && findFeature(table) === name,
    )
    return reads.length > 0 && reads.every(({ verdict }) => verdict === 'lacks')
  })
}
