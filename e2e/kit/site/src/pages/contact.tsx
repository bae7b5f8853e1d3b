import { content } from '#content/index.ts';
import { deliveryMode } from '#kit/leads/form/endpoint.ts';
import type { Page } from '#kit/site/routes.ts';
import { OrderForm } from '#layout/order-form.tsx';
import { PageShell } from '#layout/page-shell.tsx';

export default function ContactPage(page: Page) {
  const { lead, words } = content.page(page.locale, 'contact');
  return (
    <PageShell page={page}>
      <h2 id="order-title">{lead}</h2>
      <OrderForm locale={page.locale} delivery={deliveryMode('order')} words={words} />
    </PageShell>
  );
}
