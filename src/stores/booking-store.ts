/** The step of a purchase. (spec 3 `booking`: currentStep, starts at 1) */

import { create } from 'zustand'
import { runAtSessionEnd } from './session/forget.ts'

interface BookingState {
  /** Counts from 1. */
  currentStep: number
}

const FIRST_STEP = 1
const initial: BookingState = { currentStep: FIRST_STEP }

export const useBooking = create<BookingState>(() => initial)

export function stepReached(step: number): void {
  useBooking.setState({ currentStep: Math.max(FIRST_STEP, Math.trunc(step)) })
}

export function reset(): void {
  useBooking.setState(initial)
}

runAtSessionEnd(reset)
