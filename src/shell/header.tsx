import { ChevronDown, ChevronLeft, Moon, Search } from "lucide";
import { Link, useLocation, useNavigate } from "#src/platform/page/router.tsx";
import { mainItems } from "#domain/site/navigation/navigation.ts";
import { site } from "#domain/site/site.ts";
import { hasHistory } from "#src/platform/page/history.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { LogoMark } from "#src/ui/logo.tsx";
import { NavigationLink } from "./navigation-link.tsx";
import { shellMessages } from "./messages.ts";
import { LanguageOffer } from "./language-links.tsx";
import { lazyCode } from "#src/platform/loading/lazy-code.ts";
import { LazyMenu } from "#src/platform/loading/lazy-menu.tsx";

const moreMenu = lazyCode("more menu", async () => (await import("./more-menu-panel.tsx")).MoreMenuPanel);
const themeMenu = lazyCode("theme menu", async () => (await import("./theme-menu-panel.tsx")).ThemeMenuPanel);

const MoreMenu = () => (
  <LazyMenu
    panel={moreMenu}
    trigger={
      <button type="button" className="navbutton">
        {`${shellMessages.more} `}
        <Icon of={ChevronDown} small />
      </button>
    }
  >
    {(Panel, menu) => <Panel {...menu} />}
  </LazyMenu>
);

const ThemeMenu = () => (
  <LazyMenu
    panel={themeMenu}
    trigger={
      <button type="button" className="iconbtn" aria-label={shellMessages.theme}>
        <Icon of={Moon} />
      </button>
    }
  >
    {(Panel, menu) => <Panel {...menu} />}
  </LazyMenu>
);

/** Goes back in history if there is one, otherwise home. CSS shows it on phones only. */
const BackButton = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (pathname === "/") return null;
  return (
    <IconButton
      label={shellMessages.back}
      className="back"
      onClick={() => void (hasHistory() ? navigate(-1) : navigate("/"))}
    >
      <Icon of={ChevronLeft} />
    </IconButton>
  );
};

export const Header = ({ onSearch }: { onSearch: () => void }) => (
  <header className="site-header">
    <div className="wrap">
      <BackButton />
      <Link className="logo" to="/" aria-label={shellMessages.home(site.name)}>
        <LogoMark />
        <span className="site-name">{site.name}</span>
      </Link>
      <nav className="mainnav" aria-label={shellMessages.main}>
        <ul className="list">
          {mainItems.map((item) => (
            <li key={item.href}>
              <NavigationLink item={item} />
            </li>
          ))}
          <li>
            <MoreMenu />
          </li>
        </ul>
      </nav>
      <div className="header-tools">
        <LanguageOffer />
        <IconButton label={shellMessages.search} onClick={onSearch}>
          <Icon of={Search} />
        </IconButton>
        <ThemeMenu />
      </div>
    </div>
  </header>
);
