/** The digit of each reason, which stays until the papers are left. (ruling R85) */

import { create } from 'zustand'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { forgetPhrase, storeReasons } from './phrases.ts'

export const NOTHING: readonly string[] = []

/** The lines in the order of their digits, by the key of the question. */
export const useOrder = create<{ orders: Readonly<Record<string, readonly string[]>> }>(() => ({
  orders: {},
}))

/** True once the question has a reason. */
export const useHasOrder = (key: string): boolean => useOrder(({ orders }) => (orders[key]?.length ?? 0) > 0)

/** Sorts the reasons by use the next time the papers are opened. */
export const forgetOrder = () => useOrder.setState({ orders: {} })
runAtSessionEnd(forgetOrder)

export function keepOrder(key: string, lines: readonly string[]): void {
  const { orders } = useOrder.getState()
  if (lines.join('\n') !== (orders[key] ?? NOTHING).join('\n'))
    useOrder.setState({ orders: { ...orders, [key]: lines } })
}

/** A changed reason keeps its digit. */
export function replaceReason(key: string, from: string, to: string): void {
  const order = useOrder.getState().orders[key] ?? NOTHING
  storeReasons(key, [to])
  forgetPhrase(key, from)
  const others = order.filter((line) => line !== to)
  keepOrder(
    key,
    others.map((line) => (line === from ? to : line)),
  )
}
