/** Booking an hour of an orientation, or asking for another one. (rulings R61, R82) */

import * as v from 'valibot'
import { call } from '#src/api/call.ts'
import { orientation } from '#src/api/contract/orientation.ts'
import { overview } from '#src/api/contract/overview.ts'
import { defineRequest } from '#src/api/requests/define-request.ts'
import { type ShownRequest, useRequests } from '#src/api/requests/use-requests.ts'
import { refetch } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'

const Asking = v.object({ orientation: v.string(), name: v.string(), contact: v.string() })
const Seat = v.object({ ...Asking.entries, slot: v.string() })

/** Others change the seats too, so they are fetched after every try. */
function refetchSeats(): void {
  for (const row of [orientation.one, orientation.bookings, overview.orientation]) void refetch(row)
}

const shared = {
  getPlace: (values: v.InferOutput<typeof Asking>) => values.orientation,
  isReplaced: true,
  done: refetchSeats,
  onRefused: refetchSeats,
  getPage: (values: v.InferOutput<typeof Asking>) => paths.orientation(values.orientation),
  isConfirmedInPlace: true,
} as const

export const seatRequest = defineRequest({
  ...shared,
  name: 'orientation-seat',
  row: orientation.book,
  shape: Seat,
  build: (body) => ({ body }),
  repeat: async ({ orientation: id, slot }) => {
    const booked = await call(orientation.bookings, {}, { isQuiet: true })
    return booked.some((each) => each.orientation._id === id && each.slot === slot)
  },
})

export const hourRequest = defineRequest({
  ...shared,
  name: 'orientation-hour',
  row: orientation.askForHour,
  shape: Asking,
  build: (body) => ({ body }),
  // The same contact twice counts as one.
  repeat: 'harmless',
})

/** The unsent request of an orientation, if there is one. */
export function useSlotRequest(
  id: string,
): ShownRequest<v.InferOutput<typeof Asking> & { slot?: string }> | undefined {
  const [seat] = useRequests(seatRequest, id)
  const [hour] = useRequests(hourRequest, id)
  return seat ?? hour
}
