// Runs in the browser's background: shows a notice that it is somebody's turn, and opens the table when it is clicked.
/* global clients */

self.addEventListener('push', (event) => {
  const notice = event.data.json();
  event.waitUntil(
    self.registration.showNotification(notice.title, {
      body: notice.body,
      tag: notice.table,
      icon: '/icon-192.png',
      data: { url: notice.url },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(clients.openWindow(event.notification.data.url));
});
