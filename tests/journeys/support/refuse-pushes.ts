/** An init script: the person has refused pushes. Headless browsers differ: some refuse what was not granted, others would ask. */
export const refusePushes = () =>
  Object.defineProperties(Notification, {
    permission: { value: 'denied' },
    requestPermission: { value: () => Promise.resolve('denied') },
  })
