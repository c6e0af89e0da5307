/** Parts over the page that code behind the first page adds by itself; a first visit carries none of their names. */
import type { ComponentType } from 'react'
import { create } from 'zustand'

interface LateParts {
  /** By a name of their own. */
  parts: Readonly<Record<string, ComponentType>>
}

const initial: LateParts = { parts: {} }

export const useLateParts = create<LateParts>(() => initial)

/** Once added a part stays, and decides itself when it is seen. */
export function latePartAdded(name: string, part: ComponentType): void {
  useLateParts.setState(({ parts }) => ({ parts: { ...parts, [name]: part } }))
}

export function reset(): void {
  useLateParts.setState(initial)
}
