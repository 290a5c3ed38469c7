import { lazy } from 'react'
import DataRequestsIcon from '@mui/icons-material/ContactPageOutlined'
import QuestionsIcon from '@mui/icons-material/LiveHelpOutlined'
import MessagesIcon from '@mui/icons-material/MailOutlined'
import CustomersIcon from '@mui/icons-material/PeopleOutlined'
import RepliesIcon from '@mui/icons-material/QuickreplyOutlined'
import SearchMissesIcon from '@mui/icons-material/SearchOffOutlined'
import ReviewsIcon from '@mui/icons-material/StarBorderOutlined'
import FeedbackIcon from '@mui/icons-material/ThumbUpOutlined'
import { lazyPage, type Area } from '../area.ts'
import { t } from '../language/t.ts'
import { whenText } from '../ui/formats.ts'

/** Menu group “People”, in display order. */
export const peopleAreas: Area[] = [
  {
    name: 'customers',
    label: t('Customers'),
    group: 'People',
    icon: CustomersIcon,
    read: 'customers.read',
    represent: ({ name }) => String(name),
    list: lazy(() => import('../customers/list.tsx')),
    show: lazy(() => import('../customers/show.tsx')),
  },
  {
    name: 'reviews',
    label: t('Reviews'),
    group: 'People',
    icon: ReviewsIcon,
    read: 'reviews.read',
    list: lazy(() => import('../reviews/list.tsx')),
  },
  {
    name: 'questions',
    label: t('Questions'),
    group: 'People',
    icon: QuestionsIcon,
    read: 'questions.read',
    list: lazy(() => import('../questions/list.tsx')),
  },
  {
    name: 'tickets',
    label: t('Messages'),
    group: 'People',
    icon: MessagesIcon,
    read: 'tickets.read',
    represent: ({ number }) => String(number),
    hasNumbers: true,
    list: lazy(() => import('../tickets/list.tsx')),
    show: lazy(() => import('../tickets/show.tsx')),
  },
  {
    name: 'canned-replies',
    label: t('Canned replies'),
    one: t('canned reply'),
    group: 'People',
    icon: RepliesIcon,
    read: 'replies.read',
    write: 'replies.write',
    represent: ({ title }) => String(title),
    list: lazy(() => import('../canned-replies/list.tsx')),
    create: lazyPage(() => import('../canned-replies/form.tsx'), 'CannedReplyCreate'),
    edit: lazyPage(() => import('../canned-replies/form.tsx'), 'CannedReplyEdit'),
  },
  {
    name: 'feedback',
    label: t('Feedback'),
    group: 'People',
    icon: FeedbackIcon,
    read: 'tickets.read',
    list: lazy(() => import('../help/feedback/list.tsx')),
  },
  {
    name: 'search-misses',
    label: t('Failed searches'),
    group: 'People',
    icon: SearchMissesIcon,
    read: 'dashboard.read',
    list: lazy(() => import('../catalog/search-misses/list.tsx')),
  },
  {
    name: 'data-requests',
    label: t('Data requests'),
    one: t('data request'),
    group: 'People',
    icon: DataRequestsIcon,
    read: 'data-requests.work',
    write: 'data-requests.work',
    represent: ({ createdAt }) => t('Request of %{createdAt}', { createdAt: whenText(String(createdAt)) }),
    list: lazy(() => import('../personal-data/list.tsx')),
    show: lazy(() => import('../personal-data/show.tsx')),
    create: lazy(() => import('../personal-data/create.tsx')),
  },
]
