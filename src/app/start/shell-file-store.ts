/**
 * Loads the file of everything that opens over a page. It is in memory once the page was idle, so that no
 * press waits for code.
 */

import type { ComponentType } from 'react'
import type { DataRouter } from 'react-router'
import { create } from 'zustand'
import { loadChunk } from '#src/lib/load-chunk.ts'

interface ShellFile {
  Shell: ComponentType
  beginLateWork: (router: DataRouter) => void
}

interface ShellState {
  file: ShellFile | undefined
  hasFailed: boolean
  /** The quiet line where data are saved, which comes without the rest. */
  Line?: ComponentType
}

export const useShellFile = create<ShellState>(() => ({
  file: undefined,
  hasFailed: false,
}))

let coming: Promise<ShellFile> | undefined

async function fetchShell(): Promise<ShellFile> {
  try {
    const file = await loadChunk(() => import('../late/shell.tsx'))
    useShellFile.setState({ file })
    return file
  } catch (error) {
    // The next press tries again.
    coming = undefined
    useShellFile.setState({ hasFailed: true })
    throw error
  }
}

/** Rejects with `ChunkLoadError`. */
export function loadShell(): Promise<ShellFile> {
  return (coming ??= fetchShell())
}
