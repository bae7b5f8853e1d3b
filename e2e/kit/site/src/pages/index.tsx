import { content } from '#content/index.ts';
import { focusOf } from '#kit/content/picture.ts';
import { Picture } from '#kit/content/picture.tsx';
import { Video } from '#kit/motion/video.tsx';
import { href, type Page } from '#kit/site/routes.ts';
import { PageShell } from '#layout/page-shell.tsx';

export default function HomePage(page: Page) {
  const { lead, picture } = content.page(page.locale, 'home');
  return (
    <PageShell page={page}>
      <p>{lead}</p>
      {picture && (
        <div className="scene">
          <Picture picture={picture} sizes="40rem" described eager />
          {picture.videos && (
            <Video className="film" files={picture.videos} focus={focusOf(picture)} />
          )}
        </div>
      )}
      <p>
        <a href={href(page.locale, 'lamps')}>{content.page(page.locale, 'lamps').title}</a>
      </p>
    </PageShell>
  );
}
