/** Texts of the question before a new release is taken. */
export const words = {
  title: 'কারিগরের নতুন সংস্করণ এসেছে',
  text: 'পেজটি একবার নতুন করে খুলবে। লেখা সব থেকে যাবে।',
  take: 'এখনই নিন',
  later: 'পরে',
} as const
