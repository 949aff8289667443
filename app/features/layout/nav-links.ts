/** The links of the header, desktop and mobile alike. */
export const NAV_LINKS = [
  { to: '/all-trips', words: 'All Trips' },
  { to: '/all-upcoming-trips', words: 'Upcoming Trips' },
  { to: '/all-past-trips', words: 'Past Trips' },
  { to: '/#about-us', words: 'About Us' },
  { to: '/#testimonials', words: 'Testimonials' },
  { to: '/contact', words: 'Contact' },
] as const;
