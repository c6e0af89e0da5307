/**
 * Pages of a list: the shown range, and links to the previous and next page, so that each page has an
 * address. (ruling R8)
 */

import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type To, useSearchParams } from 'react-router'
import { formatNumber } from '#src/lib/bn.ts'
import { readPage } from '#src/lib/filters.ts'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { words } from './fields/form-words.ts'
import { IconButton } from './icon-button.tsx'
import { VisuallyHidden } from './text/visually-hidden.tsx'
import classes from './pager.module.css'

export interface PagerProps {
  /** Counts from 1. */
  page: number
  pageCount: number
  /** The text on the left, such as `৪৮টির মধ্যে ১–৩`, written by `formatRange`. */
  text?: string
  addressOf: (page: number) => To
}

/** `৪৮টির মধ্যে ১–৩` */
export function formatRange(page: number, perPage: number, total: number): string {
  return words.pager.range((page - 1) * perPage + 1, Math.min(page * perPage, total), total)
}

/** Reads the page from the address and builds the addresses of other pages; other parameters are kept. */
export function usePage(): { page: number; addressOf: (page: number) => string } {
  const [params] = useSearchParams()
  const getAddress = (next: number) => {
    const query = new URLSearchParams(params)
    query.set('page', String(next))
    return `?${query}`
  }
  return { page: readPage(params), addressOf: getAddress }
}

export function Pager({ page, pageCount, text, addressOf }: PagerProps) {
  if (pageCount <= 1) return null
  return (
    <Row
      as="nav"
      justify="between"
      wrap
      gap={4}
      gapX={16}
      variant="small"
      aria-label={words.pager.label}
      className={classes.root}
    >
      <Text as="span" tone="muted">
        {text}
      </Text>
      <Row as="span" inline gap={4}>
        <IconButton label={words.pager.previous} to={addressOf(page - 1)} disabled={page <= 1}>
          <IconChevronLeft />
        </IconButton>
        <span aria-current="page">
          <VisuallyHidden>{words.pager.page(page)}</VisuallyHidden>
          <span aria-hidden="true">
            <strong>{formatNumber(page)}</strong> / {formatNumber(pageCount)}
          </span>
        </span>
        <IconButton label={words.pager.next} to={addressOf(page + 1)} disabled={page >= pageCount}>
          <IconChevronRight />
        </IconButton>
      </Row>
    </Row>
  )
}
