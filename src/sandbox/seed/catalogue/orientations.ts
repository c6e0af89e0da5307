/** Open sessions before the courses of three subjects, with upcoming slots; one slot is full. (ruling R61) */

import type { orientation, orientation_booking, orientation_slot } from '../../database/tables/orientation.ts'
import type { Calendar } from '../calendar.ts'
import { ARIF, SADIA, TANVIR } from '../people.ts'

export const ORIENTATION_ROWS: (typeof orientation.$inferInsert)[] = [
  {
    _id: 'orientation-web',
    title: 'ওয়েব ডেভেলপমেন্ট: শুরু করার আগে',
    text: '<p>কোর্সে কী শিখবেন, সপ্তাহে কত সময় লাগবে আর আপনার কম্পিউটারে চলবে কি না: পঁয়তাল্লিশ মিনিটে সব জেনে নিন, প্রশ্ন করুন।</p>',
    category: 'category-web',
    teacher: TANVIR,
  },
  {
    _id: 'orientation-data',
    title: 'ডেটা সায়েন্স: আপনার জন্য কি না',
    text: '<p>অঙ্ক কতটুকু লাগে, কোন পেশা থেকে আসা সহজ আর শেষে কী কাজ পাওয়া যায়: খোলামেলা আলাপ।</p>',
    category: 'category-data',
    teacher: ARIF,
  },
  {
    _id: 'orientation-marketing',
    title: 'ডিজিটাল মার্কেটিং: কোথা থেকে শুরু',
    text: '<p>ফেসবুক, সার্চ না কনটেন্ট: কোন পথটি আপনার, একসঙ্গে ঠিক করি।</p>',
    category: 'category-marketing',
    teacher: SADIA,
  },
]

/** Days from today, hour, seats. */
const HOURS: readonly [day: number, clock: string, seats: number][] = [
  [1, '20:00', 2],
  [2, '11:00', 12],
  [2, '21:00', 12],
  [5, '20:00', 30],
]

const FULL_SLOT = 'orientation-web-slot-1'

export function buildOrientationSlots(calendar: Calendar): (typeof orientation_slot.$inferInsert)[] {
  return ORIENTATION_ROWS.flatMap(({ _id }) =>
    HOURS.map(([day, clock, seats], index) => ({
      _id: `${_id}-slot-${index + 1}`,
      orientation: _id,
      starts_at: calendar.at(day, clock),
      seats,
    })),
  )
}

/** Two guests have booked the first slot. */
export function buildOrientationBookings(calendar: Calendar): (typeof orientation_booking.$inferInsert)[] {
  return [1, 2].map((no) => ({
    _id: `orientation-booking-${no}`,
    orientation: 'orientation-web',
    slot: FULL_SLOT,
    person: `guest:orientation-${no}`,
    contact: `0171000000${no}`,
    name: 'অতিথি',
    created_at: calendar.past(-1, '15:00'),
  }))
}
