import type { SVGProps } from "react";

/** Icons for services that the icon set lacks. Decorative: put the service's name in the control's label. */
const Shape = ({ className = "", ...rest }: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon ${className}`} {...rest} />
);

export const FacebookIcon = (props: SVGProps<SVGSVGElement>) => (
  <Shape {...props} className={`icon-fill ${props.className ?? ""}`}>
    <path d="M13.6 20.5v-7.3h2.5l.4-3h-2.9V8.4c0-.9.3-1.5 1.5-1.5h1.5V4.2c-.3 0-1.2-.1-2.2-.1-2.3 0-3.8 1.4-3.8 3.9v2.2H8v3h2.6v7.3z" />
  </Shape>
);

export const WhatsAppIcon = (props: SVGProps<SVGSVGElement>) => (
  <Shape {...props}>
    <path d="M4 20l1.2-4.1A8.2 8.2 0 1 1 8.3 19zM9 8.3c-.5 3.6 3 7.2 6.6 6.8l.8-1.6-1.9-1.2-1.1.8c-1-.4-1.9-1.3-2.3-2.3l.8-1.1-1.2-1.9z" />
  </Shape>
);

/** One thick stroke and one thin, so that it is not mistaken for a close icon. */
export const TwitterIcon = (props: SVGProps<SVGSVGElement>) => (
  <Shape {...props}>
    <path d="M4 4h4.5L20 20h-4.5zM19.5 4l-6.3 7M10.8 13.6L4.5 20" />
  </Shape>
);
