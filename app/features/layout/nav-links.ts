/** The header's links, for desktop and mobile. */
export const NAV_LINKS = [
  { to: '/all-trips', label: 'All Trips' },
  { to: '/all-upcoming-trips', label: 'Upcoming Trips' },
  { to: '/all-past-trips', label: 'Past Trips' },
  { to: '/#about-us', label: 'About Us' },
  { to: '/#testimonials', label: 'Testimonials' },
  { to: '/contact', label: 'Contact' },
] as const;
